import { unmetBetween, type Agreement } from '@storefront/contracts/surface'

/** A part of the shop with the fields that its release reads and sends; an older build has none. */
export type AgreeingPart = { label: string; agreement?: Agreement | undefined }

/** Fields that the part and others read from each other but do not send, each with both sides. */
export function unmetContracts({ label, agreement }: AgreeingPart, others: AgreeingPart[]): string[] {
  if (!agreement) return []
  try {
    return unmetBetween(
      { label, agreement },
      others.flatMap((other) =>
        other.agreement ? [{ label: other.label, agreement: other.agreement }] : [],
      ),
    )
  } catch {
    // A tool of another version writes another format: it is not compared and blocks no release.
    return []
  }
}

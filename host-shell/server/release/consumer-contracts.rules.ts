import { unmetBetween, type Agreement } from '@storefront/contracts/surface'

/** A part of the shop with what its release reads and tells; a build of before says nothing. */
export type AgreeingPart = { label: string; agreement?: Agreement | undefined }

/** What the part and others read of each other and do not get, each with both sides. */
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
    // A tool of another time writes another description: it is compared with nobody, and blocks nobody.
    return []
  }
}

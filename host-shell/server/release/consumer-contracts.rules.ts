import { unmetBetween, type Agreement } from '@storefront/contracts/surface'

/**
 * A part of the shop, with the fields that its release reads and sends. Older builds don't list any fields.
 */
export type AgreeingPart = { label: string; agreement?: Agreement | undefined }

/**
 * Lists fields that this part and the others expect from each other but don't send. Each entry names both
 * sides.
 */
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
    // Another tool version may use a different format. Skip the comparison instead of blocking a release.
    return []
  }
}

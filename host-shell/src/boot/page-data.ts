import type { PublicComposition } from '@storefront/navigation'

export function readPageData<T>(id: string): T | undefined {
  const block = document.getElementById(id)
  return block?.textContent ? (JSON.parse(block.textContent) as T) : undefined
}

/** The composition that was active when this page was served. An open tab keeps it. */
export const composition: PublicComposition = readPageData<PublicComposition>('composition') ?? {
  id: 'none',
  remotes: [],
}

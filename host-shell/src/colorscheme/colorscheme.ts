import { getSelectedColorscheme, type Colorscheme } from '@storefront/contracts'
import { call } from '@storefront/http'
import { followPointer } from './cursor'
import { showLoading } from './loading'

/** Shows what the selected colour scheme says of loading and cursor; a failure is ignored (§8). */
export async function showColorscheme() {
  const scheme = await fetchColorscheme()
  if (!scheme) return
  showLoading(scheme.loading)
  followPointer(scheme.cursor)
}

async function fetchColorscheme(): Promise<Colorscheme | undefined> {
  try {
    return (await call(getSelectedColorscheme, { outlivesRoute: true })).data
  } catch {
    return undefined
  }
}

import { getSelectedColorscheme, type Colorscheme } from '@storefront/contracts'
import { call } from '@storefront/http'
import { animateRoutes } from './animate-routes'
import { followPointer } from './cursor'
import { showLoading } from './loading'

/**
 * Applies the selected colour scheme's loading indicator, cursor and animation. Failures are ignored (§8).
 */
export async function showColorscheme() {
  const scheme = await fetchColorscheme()
  if (!scheme) return
  showLoading(scheme.loading)
  followPointer(scheme.cursor)
  animateRoutes(scheme.animation)
}

async function fetchColorscheme(): Promise<Colorscheme | undefined> {
  try {
    return (await call(getSelectedColorscheme, { outlivesRoute: true })).data
  } catch {
    return undefined
  }
}

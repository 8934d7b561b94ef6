import { getSelectedColorscheme } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { findSelectedColorscheme } from './colorscheme.sql'

/** Defaults for the loading indicator and the cursor (§9). */
const loading = { size: 20, overlay: 'transparent', position: 'center' }
const cursor = { size: 10, frame: 0.1 }
const animation = { route: 'none', duration: 200 }

export function colorschemeRoutes(app: Api): void {
  serve(app, getSelectedColorscheme, async ({ readDb, channel }) => {
    const selected = await findSelectedColorscheme(readDb, channel.id)
    const { data = {} } = selected ?? {}
    return {
      key: selected?.key ?? 'default',
      loading: { ...loading, ...data.loading },
      cursor: { ...cursor, ...data.cursor },
      animation: { ...animation, ...data.animation },
    }
  })
}

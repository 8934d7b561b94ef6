import { number, record, string, type, unknown, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** How the next screen comes, and in how many ms. */
export type ColorschemeAnimation = { route: 'none' | 'fade'; duration?: number }

/** §9: loading size 20, overlay transparent, centred; cursor size 10, frame 0.1. */
export const Colorscheme = type({
  key: string(),
  loading: type({ size: number(), overlay: string(), position: string() }),
  cursor: type({ size: number(), frame: number() }),
  /** A {@link ColorschemeAnimation}; another is ignored. */
  animation: record(string(), unknown()),
})
export type Colorscheme = Infer<typeof Colorscheme>

export const getSelectedColorscheme = endpoint({
  method: 'GET',
  path: '/v1/colorschemes/selected/front',
  access: 'public',
  response: Colorscheme,
})

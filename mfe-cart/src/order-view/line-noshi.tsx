import type { CartProduct } from '@storefront/contracts'
import { NoshiPicture } from '@storefront/ui'

type Line = { line: Pick<CartProduct, 'accessories'> }

/** Shows the line's noshi as they will be printed. */
export const LineNoshi = ({ line }: Line) =>
  line.accessories
    .filter(({ kind, noshi_heading }) => kind === 'noshi' && noshi_heading)
    .map((noshi) => <NoshiPicture key={noshi.key} inscription={noshi} isSmall />)

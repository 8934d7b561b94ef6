import type { CartProduct } from '@storefront/contracts'
import { NoshiPicture } from '@storefront/ui'

/** Shows the line's noshi as they will be printed. */
export const LineNoshi = ({ line }: { line: Pick<CartProduct, 'accessories'> }) =>
  line.accessories
    .filter(({ kind, noshi_heading }) => kind === 'noshi' && noshi_heading)
    .map((noshi) => <NoshiPicture key={noshi.key} inscription={noshi} isSmall />)

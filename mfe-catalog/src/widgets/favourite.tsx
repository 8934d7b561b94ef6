import { createWidget } from '@storefront/remote'
import { FavouriteHeart, type FavouriteHeartProps } from '../favourite/favourite-heart'

type FavouriteProps = Omit<FavouriteHeartProps, 'name'> & { productName: string }

function Favourite({ productName, ...heart }: FavouriteProps) {
  return <FavouriteHeart {...heart} name={productName} />
}

export const favourite = createWidget<FavouriteProps>(Favourite)

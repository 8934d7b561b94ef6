import type { AccessoryTable, ProductAccessoryTable } from '../accessory/accessory.sql'
import type { BrandTable } from '../brand/brand.sql'
import type { CategoryTable } from '../category/category.sql'
import type { ChannelTable } from '../channel/channel.sql'
import type { CollectionProductTable, CollectionTable } from '../collection/collection.sql'
import type { LoginHistoryTable } from '../login-history/login-history.sql'
import type { MakerTable } from '../maker/maker.sql'
import type { ProductLikeTable } from '../product-like/product-like.sql'
import type { ProductReviewTable } from '../product-review/product-review.sql'
import type {
  ProductModelCategoryTable, ProductModelTable, ProductPictureTable, ProductRelatedTable,
  ProductSetTable, ProductStockTable, ProductTable, ProductTagTable,
} from '../product/product.sql'
import type { RateLimitTable } from '../rate-limit/rate-limit.sql'
import type { OneTimeTokenTable } from '../session/one-time-token.sql'
import type { UserSessionTable } from '../session/session.sql'
import type { TagTable } from '../tag/tag.sql'
import type { TaxRateTable } from '../tax-rate/tax-rate.sql'
import type { UserAddressTable } from '../user-address/user-address.sql'
import type { UserCardTable } from '../user-card/user-card.sql'
import type { UserAccountTable } from '../user/user.sql'
import type { Id } from './column'

/** An original in storage; `name` and `hash` make its public address `/media/<name>/<hash>/<width>.<format>`. */
export type PictureTable = {
  id: Id
  name: string
  hash: string
  alt: string
  width: number
  height: number
  storage_path: string
  content_type: string
}

/** Every table, each described beside its noun. */
export interface Database {
  accessory: AccessoryTable
  brand: BrandTable
  category: CategoryTable
  channel: ChannelTable
  collection: CollectionTable
  collection_product: CollectionProductTable
  login_history: LoginHistoryTable
  maker: MakerTable
  one_time_token: OneTimeTokenTable
  picture: PictureTable
  product: ProductTable
  product_accessory: ProductAccessoryTable
  product_like: ProductLikeTable
  product_model: ProductModelTable
  product_model_category: ProductModelCategoryTable
  product_picture: ProductPictureTable
  product_related: ProductRelatedTable
  product_review: ProductReviewTable
  product_set: ProductSetTable
  product_stock: ProductStockTable
  product_tag: ProductTagTable
  rate_limit: RateLimitTable
  tag: TagTable
  tax_rate: TaxRateTable
  user_account: UserAccountTable
  user_address: UserAddressTable
  user_card: UserCardTable
  user_session: UserSessionTable
}

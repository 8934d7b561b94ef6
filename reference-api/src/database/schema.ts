import type { AccessoryTable, ProductAccessoryTable } from '../accessory/accessory.sql'
import type { BannerTable } from '../banner/banner.sql'
import type { BlogProductTable, BlogTable } from '../blog/blog.sql'
import type { BookmarkTable } from '../bookmark/bookmark.sql'
import type { BrandTable } from '../brand/brand.sql'
import type { BusinessHolidayTable } from '../business-date/business-date.sql'
import type { CatalogPageTable, CatalogTable } from '../catalog/catalog.sql'
import type { CategoryTable } from '../category/category.sql'
import type { ChannelTable } from '../channel/channel.sql'
import type { CollectionProductTable, CollectionTable } from '../collection/collection.sql'
import type { ColorschemeTable } from '../colorscheme/colorscheme.sql'
import type { EcommerceEventTable } from '../ecommerce-event/ecommerce-event.sql'
import type { SvgContentTable } from '../files-content/files-content.sql'
import type { FreeAreaTable } from '../free-area/free-area.sql'
import type { InquiryTable } from '../inquiry/inquiry.sql'
import type { LandingPageTable } from '../landing-page/landing-page.sql'
import type { PageLayoutTable } from '../layout/layout.sql'
import type { LoginHistoryTable } from '../login-history/login-history.sql'
import type { MakerTable } from '../maker/maker.sql'
import type { MessageTable } from '../message/message.sql'
import type { NewsReadableTable, NewsTable } from '../news/news.sql'
import type { PageFormTable } from '../page/page.sql'
import type { PopupTable } from '../popup/popup.sql'
import type { ProductHistoryTable } from '../product-history/product-history.sql'
import type { ProductLikeTable } from '../product-like/product-like.sql'
import type { ProductRequestTable } from '../product-request/product-request.sql'
import type { ProductReviewTable } from '../product-review/product-review.sql'
import type { ProductSearchHistoryTable } from '../product-search-history/product-search-history.sql'
import type { ProductFacetGroupTable, ProductFacetTable } from '../product/product-facet.sql'
import type {
  ProductModelCategoryTable,
  ProductModelTable,
  ProductPictureTable,
  ProductRelatedTable,
  ProductSetTable,
  ProductStockTable,
  ProductTable,
  ProductTagTable,
} from '../product/product.sql'
import type { QaCategoryTable } from '../qa-category/qa-category.sql'
import type { QaTable } from '../qa/qa.sql'
import type { RateLimitTable } from '../rate-limit/rate-limit.sql'
import type { SchoolTable } from '../school/school.sql'
import type { OneTimeTokenTable } from '../session/one-time-token.sql'
import type { UserSessionTable } from '../session/session.sql'
import type { SettingTable } from '../setting/setting.sql'
import type { StaticPageTable } from '../static-page/static-page.sql'
import type { SystemMessageReadTable, SystemMessageTable } from '../system-message/system-message.sql'
import type { TagTable } from '../tag/tag.sql'
import type { TaxRateTable } from '../tax-rate/tax-rate.sql'
import type { TimeseriesTable } from '../timeseries/timeseries.sql'
import type { UploadFileTable } from '../upload-file/upload-file.sql'
import type { AddressCsvTable } from '../user-address/address-csv.sql'
import type { UserAddressTable } from '../user-address/user-address.sql'
import type { UserCardTable } from '../user-card/user-card.sql'
import type { UserMemorialTable } from '../user-memorial/user-memorial.sql'
import type { PendingRegistrationTable } from '../user/pending-registration.sql'
import type { UserAccountTable } from '../user/user.sql'
import type { CartAccessoryTable, CartLineTable } from '../cart/cart-line.sql'
import type { CarriageRateTable, ChannelCarriageRateTable } from '../cart/cart-carriage.sql'
import type { CartPackingTable, CartShippingTable } from '../cart/cart-shipping.sql'
import type { CartTable } from '../cart/cart.sql'
import type { CartCouponTable, CouponTable, CouponUseTable } from '../coupon/coupon.sql'
import type {
  OrderLineTable,
  OrderPaymentTable,
  OrderShippingTable,
  OrderStockTable,
} from '../order/order-detail.sql'
import type { OrderTable } from '../order/order.sql'
import type { ChannelPaymentTable, PaymentTable } from '../payment/payment.sql'
import type { PointBalanceTable, PointLedgerTable } from '../point-ledger/point-ledger.sql'
import type {
  SandboxPaymentTokenTable,
  SandboxPaymentTransactionTable,
} from '../sandbox-payment/sandbox-payment.sql'
import type { SocialGiftTable } from '../social-gift/social-gift.sql'
import type { Id } from './column'

/**
 * An original in storage; `name` and `hash` make its public address `/media/<name>/<hash>/<width>.<format>`.
 */
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
  banner: BannerTable
  blog: BlogTable
  blog_product: BlogProductTable
  bookmark: BookmarkTable
  brand: BrandTable
  business_holiday: BusinessHolidayTable
  catalog: CatalogTable
  catalog_page: CatalogPageTable
  category: CategoryTable
  channel: ChannelTable
  collection: CollectionTable
  collection_product: CollectionProductTable
  colorscheme: ColorschemeTable
  ecommerce_event: EcommerceEventTable
  free_area: FreeAreaTable
  inquiry: InquiryTable
  landing_page: LandingPageTable
  login_history: LoginHistoryTable
  maker: MakerTable
  message: MessageTable
  news: NewsTable
  news_readable: NewsReadableTable
  one_time_token: OneTimeTokenTable
  page_form: PageFormTable
  pending_registration: PendingRegistrationTable
  page_layout: PageLayoutTable
  picture: PictureTable
  popup: PopupTable
  product: ProductTable
  product_accessory: ProductAccessoryTable
  product_facet: ProductFacetTable
  product_facet_kind: ProductFacetGroupTable
  product_history: ProductHistoryTable
  product_like: ProductLikeTable
  product_model: ProductModelTable
  product_model_category: ProductModelCategoryTable
  product_picture: ProductPictureTable
  product_related: ProductRelatedTable
  product_request: ProductRequestTable
  product_review: ProductReviewTable
  product_search_history: ProductSearchHistoryTable
  product_set: ProductSetTable
  product_stock: ProductStockTable
  product_tag: ProductTagTable
  qa: QaTable
  qa_category: QaCategoryTable
  rate_limit: RateLimitTable
  school: SchoolTable
  setting: SettingTable
  static_page: StaticPageTable
  svg_content: SvgContentTable
  system_message: SystemMessageTable
  system_message_read: SystemMessageReadTable
  tag: TagTable
  tax_rate: TaxRateTable
  timeseries: TimeseriesTable
  upload_file: UploadFileTable
  user_account: UserAccountTable
  address_sheet: AddressCsvTable
  user_address: UserAddressTable
  user_card: UserCardTable
  user_memorial: UserMemorialTable
  user_session: UserSessionTable
  carriage_rate: CarriageRateTable
  channel_carriage_rate: ChannelCarriageRateTable
  channel_payment: ChannelPaymentTable
  cart: CartTable
  cart_accessory: CartAccessoryTable
  cart_coupon: CartCouponTable
  cart_line: CartLineTable
  cart_packing: CartPackingTable
  cart_shipping: CartShippingTable
  coupon: CouponTable
  coupon_use: CouponUseTable
  order: OrderTable
  order_line: OrderLineTable
  order_payment: OrderPaymentTable
  order_shipping: OrderShippingTable
  order_stock: OrderStockTable
  payment: PaymentTable
  point_balance: PointBalanceTable
  point_ledger: PointLedgerTable
  sandbox_payment_token: SandboxPaymentTokenTable
  sandbox_payment_transaction: SandboxPaymentTransactionTable
  social_gift: SocialGiftTable
}

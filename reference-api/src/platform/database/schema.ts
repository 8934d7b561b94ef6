import type { GiftRuleTable } from '../../catalogue/gift-rule/gift-rule.table'
import type { AccessoryTable, ProductAccessoryTable } from '../../catalogue/accessory/accessory.table'
import type { BannerTable } from '../../content/banner/banner.table'
import type { BlogProductTable, BlogTable, BlogTagTable } from '../../content/blog/blog.table'
import type { BookmarkTable } from '../../member/bookmark/bookmark.table'
import type { BrandTable } from '../../catalogue/brand/brand.table'
import type { BusinessHolidayTable } from '../../content/business-date/business-date.table'
import type { CatalogPageTable, CatalogTable } from '../../content/catalog/catalog.table'
import type { CategoryTable } from '../../catalogue/category/category.table'
import type { ChannelTable } from '../../shop/channel/channel.table'
import type { CollectionProductTable, CollectionTable } from '../../catalogue/collection/collection.table'
import type { ColorschemeTable } from '../../shop/colorscheme/colorscheme.table'
import type { EcommerceEventTable } from '../../content/ecommerce-event/ecommerce-event.table'
import type { SvgContentTable } from '../files-content/files-content.table'
import type { FreeAreaTable } from '../../content/free-area/free-area.table'
import type { InquiryTable } from '../../content/inquiry/inquiry.table'
import type { LandingPageTable } from '../../content/landing-page/landing-page.table'
import type { PageLayoutTable } from '../../content/page-layout/page-layout.table'
import type { LoginHistoryTable } from '../../account/login-history/login-history.table'
import type { MakerTable } from '../../catalogue/maker/maker.table'
import type { MessageTable } from '../../content/message/message.table'
import type {
  NewsProductTable,
  NewsReadableTable,
  NewsTable,
  NewsTagTable,
} from '../../content/news/news.table'
import type {
  OccasionProductTable,
  OccasionRecipientTable,
  OccasionTable,
  RecipientProductTable,
  RecipientTable,
} from '../../catalogue/occasion/occasion.table'
import type { PageFormTable } from '../../page-form/page-form.table'
import type { PopupTable } from '../../content/popup/popup.table'
import type { ProductHistoryTable } from '../../member/product-history/product-history.table'
import type { ProductLikeTable } from '../../member/product-like/product-like.table'
import type { ProductRequestTable } from '../../member/product-request/product-request.table'
import type { ProductReviewPhotoTable } from '../../member/product-review/product-review-photo.table'
import type { ProductReviewTable } from '../../member/product-review/product-review.table'
import type { ProductSearchHistoryTable } from '../../member/product-search-history/product-search-history.table'
import type { ProductFacetGroupTable, ProductFacetTable } from '../../catalogue/product/product-facet.table'
import type {
  ProductAllergenTable,
  ProductModelCategoryTable,
  ProductModelTable,
  ProductPictureTable,
  ProductRelatedTable,
  ProductSetTable,
  ProductStockTable,
  ProductTable,
  ProductTagTable,
  SearchPostingTable,
  SearchWordTable,
} from '../../catalogue/product/product.table'
import type { QaCategoryTable } from '../../content/qa-category/qa-category.table'
import type { QaTable } from '../../content/qa/qa.table'
import type { RateLimitTable } from '../rate-limit/rate-limit.table'
import type { FittingBookingTable } from '../../member/fitting-booking/fitting-booking.table'
import type {
  FittingDaySchoolTable,
  FittingDayTable,
  FittingSlotTable,
} from '../../catalogue/fitting-day/fitting-day.table'
import type { SchoolSetProductTable, SchoolSetTable, SchoolTable } from '../../catalogue/school/school.table'
import type { OneTimeTokenTable } from '../../account/session/one-time-token.table'
import type { UserSessionTable } from '../../account/session/session.table'
import type { WriteProbeTable } from '../write-probe/write-probe.table'
import type { ShopChangeTable, ShopVersionTable } from '../shop-cache/shop-version.table'
import type { SettingTable } from '../../shop/setting/setting.table'
import type { StaticPageTable } from '../../content/static-page/static-page.table'
import type {
  SystemMessageReadTable,
  SystemMessageTable,
} from '../../member/system-message/system-message.table'
import type { TagTable } from '../../catalogue/tag/tag.table'
import type { TaxRateTable } from '../../shop/tax-rate/tax-rate.table'
import type { TimeseriesTable } from '../../member/timeseries/timeseries.table'
import type { UploadFileTable } from '../../content/upload-file/upload-file.table'
import type { AddressCsvTable } from '../../account/user-address/csv/address-csv.table'
import type { UserAddressTable } from '../../account/user-address/user-address.table'
import type { UserCardTable } from '../../member/user-card/user-card.table'
import type { PasskeyChallengeTable, UserPasskeyTable } from '../../account/user-passkey/user-passkey.table'
import type { UserListProductTable, UserListTable } from '../../member/user-list/user-list.table'
import type { UserMemorialTable } from '../../member/user-memorial/user-memorial.table'
import type { LoginCodeTable } from '../../account/session/login-code.table'
import type { PendingRegistrationTable } from '../../account/registration/pending-registration.table'
import type { UserAccountTable } from '../../account/account/user-account.table'
import type { CartAccessoryTable, CartLineTable } from '../../cart/line/cart-line.table'
import type { CarriageRateTable, ChannelCarriageRateTable } from '../../delivery/delivery/carriage-rate.table'
import type { CartPackingTable, CartShippingTable } from '../../cart/shipping/cart-shipping.table'
import type { CartTable } from '../../cart/cart.table'
import type { CartCouponTable, CouponTable, CouponUseTable } from '../../pricing/coupon/coupon.table'
import type { DepositTable } from '../../checkout/deposit/deposit.table'
import type { OwedRefundTable } from '../../checkout/owed-refund/owed-refund.table'
import type { CreditAccountTable, CreditPaymentTable } from '../../payment/credit/credit.table'
import type {
  OrderLineTable,
  OrderPaymentTable,
  OrderShippingTable,
  OrderStockTable,
} from '../../order/order/order-detail.table'
import type { OrderTable } from '../../order/order/order.table'
import type { ChannelPaymentTable, PaymentTable } from '../../payment/payment/payment.table'
import type { PointBalanceTable, PointLedgerTable } from '../../member/point-ledger/point-ledger.table'
import type {
  SandboxPaymentTokenTable,
  SandboxPaymentTransactionTable,
} from '../../payment/sandbox-card/sandbox-card.table'
import type { GiftOrderTable } from '../../order/social-gift/gift-order.table'
import type { SocialGiftTable } from '../../order/social-gift/social-gift.table'
import type { PictureTable } from '../picture/picture.table'

export interface Database {
  accessory: AccessoryTable
  banner: BannerTable
  blog: BlogTable
  blog_product: BlogProductTable
  blog_tag: BlogTagTable
  bookmark: BookmarkTable
  brand: BrandTable
  business_holiday: BusinessHolidayTable
  carrier_holiday: BusinessHolidayTable
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
  news_product: NewsProductTable
  news_readable: NewsReadableTable
  news_tag: NewsTagTable
  gift_rule: GiftRuleTable
  occasion: OccasionTable
  occasion_product: OccasionProductTable
  occasion_recipient: OccasionRecipientTable
  one_time_token: OneTimeTokenTable
  page_form: PageFormTable
  passkey_challenge: PasskeyChallengeTable
  login_code: LoginCodeTable
  pending_registration: PendingRegistrationTable
  page_layout: PageLayoutTable
  picture: PictureTable
  popup: PopupTable
  product: ProductTable
  product_accessory: ProductAccessoryTable
  product_allergen: ProductAllergenTable
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
  product_review_photo: ProductReviewPhotoTable
  product_search_history: ProductSearchHistoryTable
  product_set: ProductSetTable
  product_stock: ProductStockTable
  product_tag: ProductTagTable
  qa: QaTable
  qa_category: QaCategoryTable
  rate_limit: RateLimitTable
  recipient: RecipientTable
  search_posting: SearchPostingTable
  search_word: SearchWordTable
  recipient_product: RecipientProductTable
  fitting_booking: FittingBookingTable
  fitting_day: FittingDayTable
  fitting_day_school: FittingDaySchoolTable
  fitting_slot: FittingSlotTable
  school: SchoolTable
  school_set: SchoolSetTable
  school_set_product: SchoolSetProductTable
  setting: SettingTable
  shop_change: ShopChangeTable
  shop_version: ShopVersionTable
  write_probe: WriteProbeTable
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
  user_list: UserListTable
  user_list_product: UserListProductTable
  user_memorial: UserMemorialTable
  user_passkey: UserPasskeyTable
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
  credit_account: CreditAccountTable
  credit_payment: CreditPaymentTable
  coupon_use: CouponUseTable
  deposit: DepositTable
  order: OrderTable
  order_line: OrderLineTable
  order_payment: OrderPaymentTable
  order_shipping: OrderShippingTable
  order_stock: OrderStockTable
  owed_refund: OwedRefundTable
  payment: PaymentTable
  point_balance: PointBalanceTable
  point_ledger: PointLedgerTable
  sandbox_payment_token: SandboxPaymentTokenTable
  sandbox_payment_transaction: SandboxPaymentTransactionTable
  social_gift: SocialGiftTable
  gift_order: GiftOrderTable
}

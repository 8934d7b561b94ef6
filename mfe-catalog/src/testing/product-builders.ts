import type {
  Accessory,
  Category,
  Occasion,
  Product,
  ProductFacets,
  ProductReview,
  ProductSummary,
} from '@storefront/contracts'

const towelPicture = { path: '/media/towel/ab12', alt: '今治タオル', width: 1200, height: 1200 }

export function aProductSummary(own: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 1,
    key: 'imabari-towel-set',
    code: 'TW-001',
    name: '今治タオル 四枚セット',
    catch_copy: '毎日つかいたくなる一枚',
    image: towelPicture,
    maker: { key: 'aoba', name: '青葉織物' },
    brand: { key: 'shiranami', name: '白波' },
    category_names: ['タオル・寝具', 'バスタオル'],
    unit_price: 3000,
    price_with_tax: 3300,
    before_price_with_tax: null,
    tax_rate: 10,
    price_with_tax_to: null,
    is_favorite: false,
    stock_state: 'in_stock',
    is_alcohol: false,
    tags: [],
    review: { average: null, count: 0 },
    ...own,
  }
}

export function aProduct(own: Partial<Product> = {}): Product {
  const { maker, brand, price_with_tax_to: _, category_names: _names, ...summary } = aProductSummary()
  return {
    ...summary,
    jan_code: null,
    name_kana: 'イマバリタオル',
    description: '<p>今治でつくる<strong>やわらかな</strong>タオルです。</p>',
    detail: { description: '<p>洗うほどに柔らかくなります。</p>' },
    data: [{ label: '素材', value: '綿100%' }],
    product_price: 3000,
    product_price_with_tax: 3300,
    before_price: null,
    images: [towelPicture, { ...towelPicture, path: '/media/towel/cd34', alt: '近景' }],
    is_show_product: true,
    is_stock_available: true,
    is_sale: true,
    sale_from: null,
    sale_to: null,
    stock_quantity: null,
    max_quantity: 10,
    lead_days: 2,
    first_delivery_day: '2026-11-26',
    carriage_class: 'normal',
    is_social_gift_allowed: true,
    has_measurement: false,
    has_name_embroidery: false,
    has_accessories: true,
    review: { average: null, count: 0, counts: [] },
    set_products: [],
    product_model: {
      key: 'imabari-towel-set',
      name: '今治タオル 四枚セット',
      brand,
      maker,
      variant_label_1: null,
      variant_label_2: null,
      size_table: null,
      products: [],
      categories: [
        {
          key: 'towel-bath',
          name: 'バスタオル',
          path: [
            { key: 'towel', name: 'タオル・寝具' },
            { key: 'towel-bath', name: 'バスタオル' },
          ],
        },
      ],
    },
    ...own,
  }
}

export function anAccessory(own: Partial<Accessory> = {}): Accessory {
  return {
    id: 7,
    key: 'noshi',
    kind: 'noshi',
    name: 'のし紙',
    description: '',
    unit_price: 0,
    price_with_tax: 0,
    tax_rate: 10,
    text_label: 'お名前',
    text_max_length: 20,
    choices: ['内祝', '御祝', '無地'],
    image: null,
    ...own,
  }
}

export function aReview(own: Partial<ProductReview> = {}): ProductReview {
  return {
    id: 1,
    nickname: '花子',
    rating: 5,
    title: '喜ばれました',
    body: '包装がていねいでした。',
    created_at: '2026-10-10T23:30:00+09:00',
    ...own,
  }
}

export function anOccasion(own: Partial<Occasion> = {}): Occasion {
  return {
    id: 1,
    key: 'oseibo',
    name: 'お歳暮',
    lead: '一年のお礼を。',
    image: null,
    words: ['冬ギフト'],
    season: { from: '11-01', to: '12-25' },
    is_in_season: true,
    budgets: [
      { from: null, to: 3000 },
      { from: 3000, to: 5000 },
      { from: 5000, to: null },
    ],
    recipients: [{ key: 'parents', name: '両親' }],
    noshi: { title: '御歳暮', cord: '紅白の蝶結び', note: '' },
    manners: [{ title: 'いつ', text: '12月20日ごろまでに。' }],
    body: '<p>品えらびのこつ</p>',
    ...own,
  }
}

export function aCategory(own: Partial<Category> = {}): Category {
  return {
    id: 1,
    key: 'towel',
    name: 'タオル・寝具',
    description: '肌に触れるものを、贈りものに。',
    image: null,
    product_count: 20,
    children: [],
    ...own,
  }
}

export function someFacets(own: Partial<ProductFacets> = {}): ProductFacets {
  return {
    category: [{ key: 'towel', name: 'タオル・寝具', count: 12 }],
    brand: [],
    maker: [],
    tag: [],
    in_stock: 12,
    price: {
      min: 500,
      max: 9000,
      ranges: [
        { from: null, to: 999, count: 3 },
        { from: 1000, to: 2999, count: 9 },
        { from: 3000, to: null, count: 0 },
      ],
    },
    ...own,
  }
}

type Data = Record<string, unknown>
type Rule = { required: string[]; recommended?: string[]; check?: (data: Data) => string[] }

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const requireOneOf = (data: Data, ...names: string[]) =>
  names.some((name) => data[name] !== undefined) ? [] : [`needs one of ${names.join(', ')}`]
const filled = (data: Data, name: string) => (toList(data[name]).length > 0 ? [] : [`${name} is empty`])
const isDay = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}/.test(toText(value)) && !Number.isNaN(Date.parse(toText(value)))
const positions = (data: Data) =>
  toList(data['itemListElement']).every(({ position }, index) => position === index + 1)
    ? []
    : ['positions do not count from 1']

/**
 * Properties of each type that a shop publishes, from schema.org and Google's structured data documentation
 * (product snippets and merchant listings, breadcrumbs, FAQ, articles, organisations, site names; November
 * 2026).
 */
const rules: Record<string, Rule> = {
  OnlineStore: { required: ['name', 'url'], recommended: ['logo'] },
  WebSite: { required: ['name', 'url'] },
  SearchAction: { required: ['target', 'query-input'] },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['description', 'sku'],
    check: ({ image }) => (Array.isArray(image) && image.length === 0 ? ['has no image'] : []),
  },
  Brand: { required: ['name'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: [
      'availability',
      'url',
      'itemCondition',
      'shippingDetails',
      'hasMerchantReturnPolicy',
      'seller',
    ],
    check: ({ price, priceCurrency }) => [
      ...(Number(price) > 0 ? [] : ['price is none']),
      ...(/^[A-Z]{3}$/.test(toText(priceCurrency)) ? [] : ['priceCurrency is none of ISO 4217']),
    ],
  },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination'] },
  MonetaryAmount: { required: ['currency'], check: (data) => requireOneOf(data, 'value', 'maxValue') },
  DefinedRegion: { required: ['addressCountry'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    check: (data) =>
      toText(data['returnPolicyCategory']).endsWith('FiniteReturnWindow') &&
      ['merchantReturnDays', 'returnMethod', 'returnFees'].some((name) => data[name] === undefined)
        ? ['a window for returns needs days, method and fees']
        : [],
  },
  AggregateRating: {
    required: ['ratingValue'],
    check: (data) => [
      ...requireOneOf(data, 'ratingCount', 'reviewCount'),
      ...(Number(data['ratingValue']) >= 1 && Number(data['ratingValue']) <= 5
        ? []
        : ['rating is not 1 to 5']),
    ],
  },
  BreadcrumbList: {
    required: ['itemListElement'],
    check: (data) => [
      ...filled(data, 'itemListElement'),
      ...positions(data),
      ...toList(data['itemListElement']).flatMap(({ name }) => (name ? [] : ['a crumb has no name'])),
    ],
  },
  ItemList: {
    required: ['itemListElement'],
    check: (data) => [
      ...filled(data, 'itemListElement'),
      ...positions(data),
      ...toList(data['itemListElement']).flatMap(({ url }) => (url ? [] : ['an item has no url'])),
    ],
  },
  ListItem: { required: ['position'] },
  FAQPage: { required: ['mainEntity'], check: (data) => filled(data, 'mainEntity') },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Article: {
    required: ['headline', 'author'],
    recommended: ['datePublished', 'dateModified', 'image', 'publisher'],
    check: ({ datePublished }) => (isDay(datePublished) ? [] : ['datePublished is no day']),
  },
  Person: { required: ['name'] },
  Organization: { required: ['name'] },
}

/** Properties that contain URLs. Search engines must be able to follow them. */
const addresses = ['url', 'image', 'item', 'logo']

function toList(value: unknown): Data[] {
  return (Array.isArray(value) ? value : []).filter(
    (one): one is Data => typeof one === 'object' && one !== null,
  )
}
const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** Lists the problems that a validator would report, each with its path in the data. */
export function structuredDataProblems(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => structuredDataProblems(one, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const data = value as Data
  const type = toText(data['@type'])
  const here = `${path}${type}`
  const rule = rules[type]
  const own = rule
    ? [
        ...[...rule.required, ...(rule.recommended ?? [])]
          .filter((name) => isMissing(data[name]))
          .map((name) => `${name} is missing`),
        ...(rule.check?.(data) ?? []),
      ]
    : [`the type ${type || '(none)'} is not known`]
  const relative = addresses.flatMap((name) =>
    [data[name]]
      .flat()
      .flatMap((one) =>
        typeof one === 'string' && !/^https?:\/\//.test(one) ? [`${name} is no address: ${one}`] : [],
      ),
  )
  const inner = Object.entries(data).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null ? structuredDataProblems(one, `${here}.${name}.`) : [],
  )
  return [...[...own, ...relative].map((problem) => `${here}: ${problem}`), ...inner]
}

export const parseStructuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? 'null') as unknown,
  )

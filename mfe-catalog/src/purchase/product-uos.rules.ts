import { findNameMarking, type FormLayout, type Product } from '@storefront/contracts'
import { checkDecimal, normaliseCentimetres } from '@storefront/locale-ja'

/** Checks whether the product must be ordered on the page for measurements and names. */
export const isMadeToOrder = (product: Pick<Product, 'has_measurement'>) => product.has_measurement

/** Checks whether the product can be ordered on that page. A name alone is left out, too. */
export const hasOrderPage = (product: Pick<Product, 'has_measurement' | 'has_name_embroidery'>) =>
  product.has_measurement || product.has_name_embroidery

/** Field for the embroidered name. Every other field of the `uos` form is a measurement in centimetres. */
export const embroideryField = 'name_embroidery'

/** Removes the measurements that this garment doesn't need from the made-to-order form. */
export function layoutFor(product: Pick<Product, 'product_model'>, layout: FormLayout): FormLayout {
  const measures = product.product_model.size_table?.measures
  if (!measures) return layout
  return {
    ...layout,
    form: layout.form.filter(({ name }) => name === embroideryField || measures.includes(name)),
  }
}

/** Names the sections of the order form: 採寸, 刺繍 (or 刻印, 彫刻) or both. */
export const formatSections = ({
  has_measurement,
  has_name_embroidery,
  data,
}: Pick<Product, 'has_measurement' | 'has_name_embroidery' | 'data'>) =>
  [...(has_measurement ? ['採寸'] : []), ...(has_name_embroidery ? [findNameMarking({ data })] : [])].join(
    '・',
  )

/** Names what can be changed on a line of the product in the cart, e.g. サイズ・採寸・刺繍. */
export function changeSections(
  product: Parameters<typeof formatSections>[0] & Pick<Product, 'product_model'>,
) {
  const { products, variant_label_1, variant_label_2 } = product.product_model
  const isVaried = (axis: 'variant_value_1' | 'variant_value_2') =>
    new Set(products.map((variant) => variant[axis])).size > 1
  const labels = [
    isVaried('variant_value_1') ? variant_label_1 : null,
    isVaried('variant_value_2') ? variant_label_2 : null,
  ]
  return [...labels, formatSections(product)].filter(Boolean).join('・')
}

/** Lists the measurements, ordered and labelled as in the shop's form. */
export const listMeasures = ({ form }: FormLayout) => form.filter(({ name }) => name !== embroideryField)

/** Measures to which a garment is altered. The others only confirm its size. */
const alteredMeasures: readonly string[] = ['sleeve', 'inseam']

/** Tells which measures alter the garment, and that an altered one can't be returned. */
export function measuresText(layout: FormLayout): string {
  const measures = listMeasures(layout)
  const labels = (isAltered: boolean) =>
    measures
      .filter(({ name }) => alteredMeasures.includes(name) === isAltered)
      .map(({ label }) => label)
      .join('・')
  const confirming = labels(false)
  const altering = labels(true)
  return [
    confirming && `${confirming}は、サイズの確認だけに使います。`,
    altering &&
      `${altering}を入力すると、その長さに調整します。調整した商品は、不良の場合を除き、返品・交換をお受けできません。`,
  ].join('')
}

export const embroideryChoices = ['style', 'color'] as const

type Asked = Pick<Product, 'has_measurement' | 'has_name_embroidery'>

/** Names the fields that the form of this garment shows. */
export const listGarmentFields = (product: Asked, layout: FormLayout): string[] => [
  ...(product.has_measurement ? listMeasures(layout).map(({ name }) => name) : []),
  ...(product.has_name_embroidery ? [embroideryField, ...embroideryChoices] : []),
]

export type MadeToOrder = Partial<Record<string, string>>

const measurementPrefix = 'measurement.'

type MadeToOrderForms = { layout: FormLayout; embroidery?: FormLayout }

/**
 * Builds the purchase options: `measurement.<name>` in centimetres, and `name_embroidery` with style and
 * thread in the workshop's notation. Omits empty options.
 */
export function buildOptions(
  values: MadeToOrder,
  { layout, embroidery }: MadeToOrderForms,
): Record<string, string> {
  const measured = listMeasures(layout).map(({ name }) => [
    `${measurementPrefix}${name}`,
    normaliseCentimetres(values[name] ?? ''),
  ])
  return Object.fromEntries(
    [...measured, ['name_embroidery', embroideryText(values, embroidery)]].filter(
      ([, value]) => value !== '',
    ),
  )
}

/** Converts the options of a line in the cart to the form's fields, the reverse of {@link buildOptions}. */
export const readOptions = (
  options: Readonly<Record<string, string>>,
  embroidery: FormLayout | undefined,
): MadeToOrder => ({
  ...Object.fromEntries(
    Object.entries(options)
      .filter(([name]) => name.startsWith(measurementPrefix))
      .map(([name, value]) => [name.slice(measurementPrefix.length), value]),
  ),
  ...readEmbroidery(options['name_embroidery'] ?? '', embroidery),
})

/** Reads the workshop's notation (田中（楷書・紺）). A style or thread that is no longer offered stays open. */
function readEmbroidery(text: string, embroidery: FormLayout | undefined): MadeToOrder {
  if (text === '') return {}
  const [, name, labels] = /^(.*)（(.*)）$/.exec(text) ?? []
  if (name === undefined || labels === undefined) return { [embroideryField]: text }
  const written = labels.split('・')
  const chosen = embroideryChoices.flatMap((field) => {
    const choice = listChoices(embroidery, field).find(({ label }) => written.includes(label))
    return choice ? [[field, choice.value] as const] : []
  })
  return { [embroideryField]: name, ...Object.fromEntries(chosen) }
}

/** Formats embroidery for the workshop, e.g. 田中（楷書・紺）. */
export function embroideryText(values: MadeToOrder, embroidery: FormLayout | undefined): string {
  const name = values.name_embroidery?.trim() ?? ''
  const chosen = embroideryChoices.flatMap(
    (field) => listChoices(embroidery, field).find(({ value }) => value === values[field])?.label ?? [],
  )
  return name === '' || chosen.length === 0 ? name : `${name}（${chosen.join('・')}）`
}

export function listChoices(layout: FormLayout | undefined, name: string) {
  const field = layout?.form.find((one) => one.name === name)
  if (!layout || !field) return []
  return (layout.options[field.options ?? name] ?? []).map(({ value, label }) => ({
    value: String(value),
    label,
  }))
}

/**
 * Prefills a member's form with the latest measurements. The embroidery stays empty, because what is
 * embroidered can't be returned.
 */
export const buildMadeToOrder = (layout: FormLayout, measured: Record<string, string> = {}): MadeToOrder =>
  Object.fromEntries(
    listMeasures(layout).flatMap(({ name }) => (measured[name] ? [[name, measured[name]]] : [])),
  )

/** Converts a member's saved embroidery to the fields of the form. Undefined without a name. */
export function toEmbroidery(saved: Record<string, string> = {}): MadeToOrder | undefined {
  if (!saved['name']) return undefined
  const chosen = embroideryChoices.flatMap((name) => (saved[name] ? [[name, saved[name]]] : []))
  return { name_embroidery: saved['name'], ...Object.fromEntries(chosen) }
}

/** Plausible limits for a body measurement. */
const leastCentimetres = 30
const mostCentimetres = 220

const checkOneDecimal = checkDecimal(1)

export function checkCentimetres(value: string, label: string): string | undefined {
  if (value === '') return undefined
  if (!/^\d+(\.\d+)?$/.test(value)) return `${label}は数字で入力してください（例：152.5）`
  const problem = checkOneDecimal(value, label)
  if (problem) return problem
  const isWithin = Number(value) >= leastCentimetres && Number(value) <= mostCentimetres
  return isWithin ? undefined : `${label}は${leastCentimetres}〜${mostCentimetres}（cm）で入力してください`
}

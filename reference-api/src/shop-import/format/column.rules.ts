import type { PriceStep } from '../../pricing/pricing/price-step.rules'

/** Parses one cell. Throws a CellError that describes the expected value. */
export type Column<Value> = ((cell: string) => Value) & { isUnique?: true }

export class CellError extends Error {}

export type PictureReference = { file: string; alt: string }

const refuse = (reason: string): never => {
  throw new CellError(reason)
}

const filled = (cell: string) => (cell === '' ? refuse('入力してください') : cell)
const splitList = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const text: Column<string> = filled
export const anyText: Column<string> = (cell) => cell

export const key: Column<string> = (cell) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(filled(cell))
    ? cell
    : refuse(`半角の英小文字、数字、ハイフンで入力してください（${cell}）`)

export const whole =
  (least = 0): Column<number> =>
  (cell) =>
    /^-?\d+$/.test(filled(cell)) && Number(cell) >= least
      ? Number(cell)
      : refuse(`${least}以上の整数で入力してください（${cell}）`)

export const flag: Column<boolean> = (cell) =>
  cell === '1' ? true : cell === '0' || cell === '' ? false : refuse(`1か0で入力してください（${cell}）`)

export const day: Column<string> = (cell) =>
  /^\d{4}-\d{2}-\d{2}$/.test(filled(cell)) && new Date(`${cell}T00:00:00Z`).toJSON()?.startsWith(cell)
    ? cell
    : refuse(`年-月-日で入力してください（${cell}）`)

export const oneOf =
  <Name extends string>(...names: readonly Name[]): Column<Name> =>
  (cell) =>
    names.find((name) => name === cell) ?? refuse(`${names.join('、')} のどれかを入力してください（${cell}）`)

export const optional =
  <Value>(column: Column<Value>): Column<Value | null> =>
  (cell) =>
    cell === '' ? null : column(cell)

/** Marks a column whose values differ in each row of the file. */
export const unique = <Value>(column: Column<Value>): Column<Value> =>
  Object.assign((cell: string) => column(cell), { isUnique: true as const })

/** Parses keys or words separated by `|`. */
export const list: Column<string[]> = splitList

/** Parses one or more values from a fixed set, separated by `|`. */
export const someOf =
  <Name extends string>(...names: readonly Name[]): Column<Name[]> =>
  (cell) =>
    splitList(filled(cell)).map(oneOf(...names))

/** Parses `label=value` pairs separated by `|`. */
export const pairs: Column<{ label: string; value: string }[]> = (cell) =>
  splitList(cell).map((part) => {
    const [, label, value] = /^([^=]+)=(.+)$/.exec(part) ?? []
    return label && value
      ? { label: label.trim(), value: value.trim() }
      : refuse(`「見出し=内容」の形で入力してください（${part}）`)
  })

/** Parses `key*quantity` entries separated by `|`. */
export const counted: Column<{ key: string; quantity: number }[]> = (cell) =>
  splitList(cell).map((part) => {
    const [, name, quantity] = /^([a-z0-9-]+)\*([1-9]\d*)$/.exec(part) ?? []
    return name && quantity
      ? { key: name, quantity: Number(quantity) }
      : refuse(`「商品キー*数量」の形で入力してください（${part}）`)
  })

/** Parses `quantity=yen` entries separated by `|`. */
export const priceSteps: Column<PriceStep[]> = (cell) =>
  splitList(cell).map((part) => {
    const [, quantity, yen] = /^([1-9]\d*)=([1-9]\d*)$/.exec(part) ?? []
    return quantity && yen
      ? { quantity_from: Number(quantity), unit_price: Number(yen) }
      : refuse(`「数量=単価」の形で入力してください（${part}）`)
  })

/** Parses `file=alt text` entries separated by `|`. The files are in the `pictures` folder. */
export const pictures: Column<PictureReference[]> = (cell) => splitList(cell).map(pictureReference)

export const picture: Column<PictureReference | null> = (cell) =>
  cell === '' ? null : pictureReference(cell)

export function pictureReference(part: string): PictureReference {
  const [file = '', alt = ''] = part.split(/=(.*)/s)
  return /^[\w-]+\.(svg|png|jpe?g|webp|avif)$/.test(file)
    ? { file, alt }
    : refuse(`「画像ファイル名=説明」の形で入力してください（${part}）`)
}

import { destinationsMax } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import type { Goods } from './goods.rules'
import { parseCount, sumCounts, computeTotal, type Matrix } from './matrix.rules'

export type MatrixProblems = {
  rows: Record<string, string>
  goods: Record<string, string>
  whole?: string
}

export const noProblems: MatrixProblems = { rows: {}, goods: {} }

export const hasProblems = ({ rows, goods, whole }: MatrixProblems) =>
  whole !== undefined || Object.keys(rows).length + Object.keys(goods).length > 0

/** Drops the shown problems that no longer exist in `now`, e.g. after a destination was added. */
export function remainingProblems(shown: MatrixProblems, now: MatrixProblems): MatrixProblems {
  const isOpen =
    (part: 'rows' | 'goods') =>
    ([key, words]: [string, string]) =>
      now[part][key] === words
  return {
    rows: Object.fromEntries(Object.entries(shown.rows).filter(isOpen('rows'))),
    goods: Object.fromEntries(Object.entries(shown.goods).filter(isOpen('goods'))),
    ...(shown.whole !== undefined && shown.whole === now.whole ? { whole: shown.whole } : {}),
  }
}

/** Lists all problems in the order of the screen, without duplicates. */
export const listMessages = ({ rows, goods, whole }: MatrixProblems) => [
  ...new Set([...(whole ? [whole] : []), ...Object.values(goods), ...Object.values(rows)]),
]

/** Returns a message, while the shopper types, if there are more pieces than the shop can deliver. */
export function problemOfGoods({ rows }: Matrix, goods: readonly Goods[], one: Goods): string | undefined {
  const total = goods
    .filter(({ productId }) => productId === one.productId)
    .reduce((sum, { key }) => sum + computeTotal(rows, key), 0)
  return total > one.max ? `「${one.name}」は${one.max}${one.counter}までご注文いただけます` : undefined
}

export function findProblems(matrix: Matrix, goods: readonly Goods[]): MatrixProblems {
  const { rows } = matrix
  if (rows.length === 0) return { ...noProblems, whole: 'お届け先を追加してください' }
  if (rows.length > destinationsMax)
    return {
      ...noProblems,
      whole: `お届け先は一度のご注文につき${destinationsMax}件までです（いま${rows.length}件）`,
    }
  const ofRows = rows.flatMap(({ destination, counts }): [string, string][] => {
    if (goods.some(({ key }) => parseCount(counts[key]) === undefined))
      return [[destination.id, `${destination.name} さま：数量は数字で入力してください`]]
    return sumCounts(counts, goods) === 0
      ? [[destination.id, `${destination.name} さま：お届けする商品がありません`]]
      : []
  })
  const ofGoods = goods.flatMap((one): [string, string][] => {
    const problem =
      computeTotal(rows, one.key) === 0
        ? `「${one.name}」のお届け先がありません。数量を入力するか、カートから削除してください`
        : problemOfGoods(matrix, goods, one)
    return problem ? [[one.key, problem]] : []
  })
  return { rows: Object.fromEntries(ofRows), goods: Object.fromEntries(ofGoods) }
}

export function refusedProblems(error: unknown, { rows }: Matrix): MatrixProblems | undefined {
  if (!(error instanceof ResponseError) || error.code !== 'cart.distribution.refused') return undefined
  const found: MatrixProblems = { rows: {}, goods: {} }
  for (const [name, [words = '']] of Object.entries(error.errors)) {
    const [kind, part = ''] = name.split('.')
    const destination = kind === 'destinations' ? rows[Number(part)]?.destination : undefined
    if (destination) {
      const before = found.rows[destination.id]
      found.rows[destination.id] = before ? `${before} ${words}` : `${destination.name} さま：${words}`
    } else if (kind === 'goods') found.goods[part] = words
    else found.whole = words
  }
  return found
}

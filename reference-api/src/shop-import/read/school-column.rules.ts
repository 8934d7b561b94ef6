import { CellError, list, type Column } from '../format/column.rules'

const refuse = (reason: string): never => {
  throw new CellError(reason)
}

const atLeastOne = (cell: string) => {
  const parts = list(cell)
  return parts.length > 0 ? parts : refuse('入力してください')
}

/** Parses one or more school years, as in `1|2|3`. */
export const schoolGrades: Column<number[]> = (cell) =>
  atLeastOne(cell).map((part) =>
    /^[1-6]$/.test(part) ? Number(part) : refuse(`学年は1から6で入力してください（${part}）`),
  )

export type FittingSlotCell = { starts_at: string; ends_at: string; capacity: number }

/** Parses start, end and number of seats, as in `10:00-11:00=8`, separated by `|`. */
export const fittingSlots: Column<FittingSlotCell[]> = (cell) =>
  atLeastOne(cell).map((part) => {
    const [, starts_at, ends_at, capacity] =
      /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)=([1-9]\d*)$/.exec(part) ?? []
    return starts_at && ends_at && starts_at < ends_at
      ? { starts_at, ends_at, capacity: Number(capacity) }
      : refuse(`「10:00-11:00=8」の形で入力してください（${part}）`)
  })

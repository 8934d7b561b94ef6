import type { FormField, FormLayout, TimeseriesEntry } from '@storefront/contracts'

/** Checks for a numeric field. The rule in the server's form defines the precision (§5 decimal). */
export const isMeasure = ({ rules = [] }: FormField) => rules.some((rule) => rule.startsWith('decimal'))

export type Measure = { name: string; label: string }

const unit = 'cm'
const unitInLabel = /（cm）$/

/** Lists the form's measurements. The unit is removed from their labels. */
export const listMeasures = ({ form }: FormLayout): Measure[] =>
  form.filter(isMeasure).map(({ name, label }) => ({ name, label: label.replace(unitInLabel, '') }))

/** Formats an entry's values in form order. Text values have no unit. */
export function buildMeasurementRows({ form }: FormLayout, { data }: TimeseriesEntry) {
  return form.flatMap((field) => {
    const value = data[field.name]
    if (!value) return []
    return [
      {
        key: field.name,
        term: field.label.replace(unitInLabel, ''),
        value: isMeasure(field) ? `${value}${unit}` : value,
      },
    ]
  })
}

export type Point = { id: number; at: string; text: string; x: number; y: number }

/** Margins in percent that leave room for labels at the edges. */
const marginX = 8
const marginY = 20

/** Computes a chart's points, oldest first. `x` (time) and `y` (from the top) are percentages. */
export function computePoints(entries: readonly TimeseriesEntry[], measure: string): Point[] {
  const measured = entries
    .flatMap(({ id, created_at, data }) => {
      const text = data[measure]
      return text && Number.isFinite(Number(text)) ? [{ id, at: created_at, text }] : []
    })
    .reverse()
  const times = measured.map(({ at }) => Date.parse(at))
  const values = measured.map(({ text }) => Number(text))
  const toX = scale(Math.min(...times), Math.max(...times), marginX, 100 - marginX)
  const toY = scale(Math.min(...values), Math.max(...values), 100 - marginY, marginY)
  return measured.map((one) => ({ ...one, x: toX(Date.parse(one.at)), y: toY(Number(one.text)) }))
}

/** Returns a linear scale. Equal values map to the middle. */
const scale = (from: number, to: number, low: number, high: number) => (value: number) =>
  from === to ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low)

import { formatDate } from '@storefront/locale-ja'
import { Field, Select } from '@storefront/ui'
import type { TimeseriesEntry } from '@storefront/contracts'
import { Fragment, useState } from 'react'
import { computePoints, type Measure, type Point } from './measurement.rules'
import styles from './measurement-chart.module.css'

type MeasurementChartProps = { entries: readonly TimeseriesEntry[]; measures: readonly Measure[] }

export function MeasurementChart({ entries, measures }: MeasurementChartProps) {
  const drawn = measures.filter(({ name }) => computePoints(entries, name).length > 0)
  const [chosen, setChosen] = useState(drawn[0]?.name ?? '')
  const measure = drawn.find(({ name }) => name === chosen) ?? drawn[0]
  if (!measure) return null
  const points = computePoints(entries, measure.name)
  return (
    <section className={styles.section} aria-label="サイズの移り変わり">
      <h2 className={styles.title}>サイズの移り変わり</h2>
      <Field label="表示するサイズ">
        {(control) => (
          <Select
            {...control}
            width="medium"
            value={measure.name}
            onChange={({ target }) => setChosen(target.value)}
            choices={drawn.map(({ name, label }) => ({ value: name, label }))}
          />
        )}
      </Field>
      {points.length > 1 ? (
        <Line label={measure.label} points={points} />
      ) : (
        <p className={styles.soft}>2回以上記録すると、グラフに表れます。</p>
      )}
      <table className={styles.table}>
        <caption>{`${measure.label}の記録`}</caption>
        <thead>
          <tr>
            <th scope="col">記録した日</th>
            <th scope="col">{`${measure.label}（cm）`}</th>
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map(({ id, at, text }) => (
            <tr key={id}>
              <td translate="no">{formatDate(at)}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Maximum number of labels that don't overlap on a phone. */
const labelsMax = 4

function Line({ label, points }: { label: string; points: Point[] }) {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return null
  const isLabelled = (index: number) =>
    points.length <= labelsMax || index === 0 || index === points.length - 1
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plot}
        role="img"
        aria-label={`${label}のグラフ。${formatDate(first.at)}の${first.text}cmから${formatDate(last.at)}の${last.text}cmまで、${points.length}回の記録`}
      >
        {points.slice(1).map(({ id, x, y }, index) => (
          <line
            key={id}
            className={styles.line}
            x1={`${points[index]?.x}%`}
            y1={`${points[index]?.y}%`}
            x2={`${x}%`}
            y2={`${y}%`}
          />
        ))}
        {points.map(({ id, x, y, text }, index) => (
          <Fragment key={id}>
            <circle className={styles.dot} cx={`${x}%`} cy={`${y}%`} r="5" />
            {isLabelled(index) && (
              <text className={styles.value} x={`${x}%`} y={`${y}%`} dy="-12">
                {text}
              </text>
            )}
          </Fragment>
        ))}
      </svg>
      <div className={styles.axis} aria-hidden>
        <span translate="no">{formatDate(first.at)}</span>
        <span translate="no">{formatDate(last.at)}</span>
      </div>
    </figure>
  )
}

import type { CsvLine } from './address-csv.rules'
import styles from './address-csv.module.css'

/**
 * Maximum number of lines shown. In a longer file invalid lines come first, and the other lines are only
 * counted.
 */
const linesShown = 200

export function AddressPreview({ lines }: { lines: readonly CsvLine[] }) {
  const isWrong = ({ problems }: CsvLine) => problems.length > 0
  const shown =
    lines.length > linesShown
      ? [...lines.filter(isWrong), ...lines.filter((line) => !isWrong(line))].slice(0, linesShown)
      : lines
  const hidden = lines.length - shown.length
  return (
    <div>
      <ul className={styles.lines} aria-label="ファイルの内容" tabIndex={0}>
        {shown.map(({ line, name, place, problems }) => (
          <li key={line}>
            <span>{`${line}行目　${name} さま　${place}`}</span>
            {problems.length === 0 ? (
              <span className={styles.soft}>登録できます</span>
            ) : (
              <span className={styles.wrong}>{problems.join('、')}</span>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.soft}>{`ほか${hidden}行`}</p>}
    </div>
  )
}

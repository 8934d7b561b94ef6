import { publish } from '@storefront/event-bus'
import { useCommand } from '@storefront/remote'
import { Button, Field, Panel } from '@storefront/ui'
import { useState, type ChangeEvent } from 'react'
import { useRevalidator } from 'react-router-dom'
import { saveFile } from '@storefront/http/save-file'
import { importAddresses } from '../address.api'
import { addedWords } from '../address.rules'
import { readAddressCsv, templateCsv, type CsvLine } from './address-csv.rules'
import { AddressPreview } from './address-preview'
import { ImportProgress } from './import-progress'
import styles from './address-csv.module.css'

type Chosen = { file: File; lines: CsvLine[]; problems: string[] }
type AddressImportProps = { kept: number; limit: number | null }

const noCsv = '見出しのある住所録のCSVファイルを選択してください'
const fileBytesMax = 5 * 1024 * 1024

const saveTemplate = () =>
  saveFile(
    { data: new Blob([templateCsv], { type: 'text/csv' }), headers: new Headers() },
    'お届け先の見本.csv',
  )

/** Checks a file line by line before uploading it. The server imports all lines or none. */
export function AddressImport({ kept, limit }: AddressImportProps) {
  const { run, isPending } = useCommand()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Chosen>()
  const [sent, setSent] = useState<number>()

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const lines =
      file.size > fileBytesMax ? undefined : readAddressCsv(new Uint8Array(await file.arrayBuffer()))
    // Resets the input, so that choosing a corrected file with the same name fires `change` again.
    target.value = ''
    setChosen({ file, lines: lines ?? [], problems: lines ? listProblems(lines, { kept, limit }) : [noCsv] })
  }

  async function send({ file }: Chosen) {
    setSent(0)
    const answer = await importAddresses(file, setSent).finally(() => setSent(undefined))
    if ('refusals' in answer) return setChosen({ file, lines: [], problems: answer.refusals })
    setChosen(undefined)
    const message = answer.is_delayed
      ? '件数が多いため、順に登録しています。完了したらメールでお知らせします'
      : addedWords(answer)
    publish('toast.raised', { type: 'positive', message })
    await revalidate()
  }

  return (
    <>
      <p>CSVファイル（UTF-8・Shift_JIS）のお届け先を、まとめて登録します。</p>
      <Button size="sm" icon="download" onClick={saveTemplate}>
        見本のファイルをダウンロードする
      </Button>
      <Field label="住所録のCSVファイル" help="選ぶと内容を確認できます。まだ登録はされません。">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className={styles.file}
            onChange={(event) => void run(() => readFile(event))}
          />
        )}
      </Field>
      {chosen && (
        <>
          <p className={styles.soft}>{chosen.file.name}</p>
          {chosen.problems.length > 0 && (
            <Panel tone="danger" isAnnounced title="このファイルのお届け先は、1件も登録していません">
              <ul className={styles.problems}>
                {chosen.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Panel>
          )}
          {chosen.lines.length > 0 && <AddressPreview lines={chosen.lines} />}
          {sent !== undefined && <ImportProgress part={sent} count={chosen.lines.length} />}
          <div className={styles.actions}>
            {chosen.problems.length === 0 && (
              <Button variant="primary" isPending={isPending} onClick={() => void run(() => send(chosen))}>
                {`この${chosen.lines.length}件を登録する`}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              やめる
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function listProblems(lines: readonly CsvLine[], { kept, limit }: AddressImportProps): string[] {
  const wrong = lines.filter(({ problems }) => problems.length > 0).length
  return [
    ...(limit !== null && lines.length > limit
      ? [`お届け先は${limit}件まで登録できます（現在${kept}件、ファイルに${lines.length}件）`]
      : []),
    ...(wrong > 0 ? [`${wrong}行に誤りがあります。修正してから、もう一度お選びください`] : []),
  ]
}

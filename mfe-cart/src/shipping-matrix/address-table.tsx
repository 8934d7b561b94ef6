import type { CartAddressInput } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { useBrowserValue } from '@storefront/state'
import { Button, Disclosure, Field, Panel, Textarea } from '@storefront/ui'
import { useId, useRef, useState } from 'react'
import { textOfFile } from '../shipping/address/table-file.rules'
import { csvBytesMax, csvTextMax, tooLargeWords } from './address-table.rules'
import { readAddresses } from './shipping-matrix.api'
import styles from './matrix.module.css'

type AddressTableProps = {
  formId: string
  token: string
  posted: { text: string; problem: string | undefined }
  onRead: (addresses: CartAddressInput[]) => void
}

/**
 * Reads addresses from a pasted table or a file. Invalid rows stay in the field so that they can be
 * corrected.
 */
export function AddressTable({ formId, token, posted, onRead }: AddressTableProps) {
  const [text, setText] = useState(posted.text)
  const [problem, setProblem] = useState(posted.problem)
  const [taken, setTaken] = useState<number>()
  const [isReading, setIsReading] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  async function read() {
    setTaken(undefined)
    if (text.length > csvTextMax) return setProblem(tooLargeWords)
    setIsReading(true)
    try {
      const addresses = await readAddresses(token, text)
      setProblem(undefined)
      setText('')
      setTaken(addresses.length)
      onRead(addresses)
    } catch (error) {
      setProblem(toMessage(error))
      field.current?.focus()
    } finally {
      setIsReading(false)
    }
  }

  return (
    <Disclosure summary="CSV・表計算からまとめて追加する" isInitiallyOpen={posted.problem !== undefined}>
      <div className={styles.table}>
        <Field
          label="住所の表"
          help="見出しのある表か、姓、名、セイ、メイ、郵便番号、都道府県、市区町村、町名・番地、建物名・部屋番号、電話番号の順に並べてください。カンマ区切り、表計算からの貼り付け、どちらも承ります。100件まで。"
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              form={formId}
              name="csv"
              rows={5}
              value={text}
              aria-invalid={problem ? true : undefined}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        {problem && (
          <Panel tone="danger" isAnnounced title="表を読み込めませんでした。何も追加していません。">
            <span className={styles.message}>{problem}</span>
          </Panel>
        )}
        <TableFile
          onText={(read) => {
            setText((typed) => [typed.trim(), read].filter(Boolean).join('\n'))
            setProblem(undefined)
          }}
          onRefused={setProblem}
        />
        <Button
          type="submit"
          form={formId}
          name="intent"
          value="csv"
          icon="plus"
          isPending={isReading}
          pendingLabel="読み込んでいます"
          onClick={(event) => {
            event.preventDefault()
            void read()
          }}
        >
          表のお届け先を追加する
        </Button>
        {taken !== undefined && (
          <Panel tone="positive" isAnnounced>
            {`${taken}件のお届け先を追加しました。`}
          </Panel>
        )}
      </div>
    </Disclosure>
  )
}

function toMessage(error: unknown): string {
  if (!(error instanceof ResponseError))
    return '通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。'
  if (error.status >= 500) return 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。'
  return error.errors['csv']?.join('\n') ?? error.message
}

/** Appends the rows of a file to the text for review. Needs JavaScript to read the file. */
function TableFile({
  onText,
  onRefused,
}: {
  onText: (text: string) => void
  onRefused: (words: string) => void
}) {
  const id = useId()
  const isAlive = useBrowserValue(() => true, false)
  if (!isAlive) return null

  async function readFile(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    if (file.size > csvBytesMax) onRefused(tooLargeWords)
    else onText(textOfFile(await file.arrayBuffer()))
    input.value = ''
  }

  return (
    <p className={styles.file}>
      <label htmlFor={id}>CSVファイルを読み込む（UTF-8・Shift_JIS）</label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ currentTarget }) => void readFile(currentTarget)}
      />
    </p>
  )
}

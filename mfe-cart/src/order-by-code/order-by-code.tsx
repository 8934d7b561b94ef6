import { Form, TextareaField } from '@storefront/forms'
import { textOfFile } from '@storefront/forms/file'
import { usePostedForm } from '@storefront/remote'
import { Button, Disclosure, Panel } from '@storefront/ui'
import { useBrowserValue } from '@storefront/state'
import { useId, useState } from 'react'
import { useForm } from 'react-final-form'
import { useSearchParams } from 'react-router-dom'
import { addByCode } from '../engine/cart.api'
import { runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { codesBytesMax, readCodeLines, tooLargeProblem } from './code-lines.rules'
import styles from './order-by-code.module.css'

type Codes = { codes: string }

const nothing: Codes = { codes: '' }
const checkCodes = (text: unknown) => readCodeLines(String(text ?? '')).problem

/**
 * Adds many products by their codes, which are typed, pasted from a spreadsheet or read from a file. Links to
 * `/cart?by=code` open it and focus the field, also without scripts.
 */
export function OrderByCode() {
  const posted = usePostedForm('codes')
  const [taken, setTaken] = useState<number>()
  const [search] = useSearchParams()
  const isAskedFor = search.get('by') === 'code'

  return (
    <Disclosure
      // A link to this form on the cart itself changes the URL only.
      key={String(isAskedFor)}
      summary="品番・CSVでまとめて入れる"
      isInitiallyOpen={isAskedFor || posted.errors !== undefined}
    >
      <Form<Codes>
        label="品番でまとめて入れる"
        initialValues={nothing}
        posted={posted}
        onSubmit={async ({ codes }, form) => {
          setTaken(undefined)
          const { lines } = readCodeLines(codes)
          if (!(await runSubmit(() => changeCart(addByCode(lines))))) return
          setTaken(lines.length)
          form.restart({ codes: '' })
        }}
      >
        {({ isSubmitting }) => (
          <>
            <TextareaField
              name="codes"
              label="品番と数量"
              isRequired
              isFocusedFirst={isAskedFor}
              rows={5}
              rules={[checkCodes]}
              placeholder={'B-001, 5\nB-007, 2'}
              help="1行に1品、品番と数量をカンマかスペースで区切ってください。JANコードでも承ります。表計算からの貼り付けもできます。"
            />
            <CodesFile />
            <Button type="submit" icon="cart" isPending={isSubmitting}>
              まとめてカートに入れる
            </Button>
            {taken !== undefined && (
              <Panel tone="positive" isAnnounced>
                {`${taken}行をカートに入れました。`}
              </Panel>
            )}
          </>
        )}
      </Form>
    </Disclosure>
  )
}

/** Appends the rows of a file to the text. Needs JavaScript to read the file. */
function CodesFile() {
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const form = useForm<Codes>()
  const isAlive = useBrowserValue(() => true, false)
  if (!isAlive) return null

  async function readFile(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    setProblem(file.size > codesBytesMax ? tooLargeProblem : undefined)
    if (file.size > codesBytesMax) return
    const rows = textOfFile(await file.arrayBuffer())
    const typed = form.getState().values.codes?.trim()
    form.change('codes', [typed, rows].filter(Boolean).join('\n'))
    input.value = ''
  }

  return (
    <div className={styles.file}>
      <label htmlFor={id}>CSVファイルを読み込む</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        onChange={({ currentTarget }) => void readFile(currentTarget)}
      />
      {problem !== undefined && (
        <Panel tone="danger" isAnnounced>
          {problem}
        </Panel>
      )}
    </div>
  )
}

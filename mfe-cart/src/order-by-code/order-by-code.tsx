import { Form, TextareaField } from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { Button, Disclosure, Panel } from '@storefront/ui'
import { useId, useState, type ChangeEvent } from 'react'
import { addByCode } from '../engine/cart.api'
import { runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { readCodeLines, textOfFile } from './code-lines.rules'
import styles from './order-by-code.module.css'

type Codes = { codes: string }

const checkCodes = (text: unknown) => readCodeLines(String(text ?? '')).problem

/** Many goods at once by their codes, typed, pasted from a spreadsheet or read from a file. */
export function OrderByCode() {
  const fileId = useId()
  const posted = usePostedForm('codes')
  const [values, setValues] = useState<Codes>({ codes: '' })
  const [taken, setTaken] = useState<number>()

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (file) setValues({ codes: textOfFile(await file.arrayBuffer()) })
    currentTarget.value = ''
  }

  return (
    <Disclosure summary="品番・CSVでまとめて入れる" isInitiallyOpen={posted.errors !== undefined}>
      <Form<Codes>
        label="品番でまとめて入れる"
        initialValues={values}
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
              rows={5}
              rules={[checkCodes]}
              placeholder={'B-001, 5\nB-007, 2'}
              help="1行に1品、品番と数量をカンマかスペースで区切ってください。JANコードでも承ります。表計算からの貼り付けもできます。"
            />
            <p className={styles.file}>
              <label htmlFor={fileId}>CSVファイルを読み込む</label>
              <input
                id={fileId}
                type="file"
                accept=".csv,.txt,text/csv"
                onChange={(event) => void readFile(event)}
              />
            </p>
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

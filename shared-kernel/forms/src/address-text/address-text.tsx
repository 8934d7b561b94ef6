import type { CartAddressInput } from '@storefront/contracts'
import { Button, Disclosure, Field, Panel, Textarea } from '@storefront/ui'
import { useState } from 'react'
import { AddressFile } from './address-file'
import { Readings } from './readings'
import { tooLargeWords, textMax } from './text-size.rules'
import { toMessage, useReadings, type AddressTextCalls, type PastedDraft } from './use-readings'
import styles from './address-text.module.css'

type AddressTextProps = AddressTextCalls & {
  /** Keeps the input across a reload, as long as `owner` is the same: a cart or a member. */
  draft: PastedDraft
  owner: string
  /** The shopper's phone number, for recipients without one. */
  phone: string
  /** The form that takes the text without JavaScript, and the input that it returned. */
  posted?: { formId: string } & PostedText
  /** Adds the recipients. Returns the words that report it. */
  onAdd: (addresses: CartAddressInput[]) => string | Promise<string>
}

/** Input that was posted without JavaScript. `table` is the part that the server wrote. */
export type PostedText = { text: string; table: string | undefined; problem: string | undefined }

/**
 * Reads recipients from a pasted address book, message or file. The shopper sees what was read, completes
 * what is missing and adds them. Input that isn't added stays here.
 */
export function AddressText({ phone, posted, onAdd, ...kept }: AddressTextProps) {
  const { text, readings, change, read, addAll, field, list } = useReadings(kept, posted?.text ?? '')
  const [problem, setProblem] = useState(posted?.problem)
  const [added, setAdded] = useState<string>()
  const [pending, setPending] = useState<'read' | 'add'>()

  /** Runs a step. Its failure leaves the input as it is. */
  async function run(step: 'read' | 'add', work: () => Promise<void>) {
    setAdded(undefined)
    setProblem(undefined)
    setPending(step)
    try {
      await work()
    } catch (error) {
      setProblem(toMessage(error))
      if (step === 'read') field.current?.focus()
    } finally {
      setPending(undefined)
    }
  }

  return (
    <Disclosure summary="住所録を貼り付けて追加する" isInitiallyOpen={posted?.problem !== undefined}>
      <div className={styles.parts}>
        <Field
          label="住所録"
          help="表計算やはがきソフトの住所録、メールやメッセージの文面を、そのまま貼り付けてください。お名前・郵便番号・ご住所・電話番号を読み取ります。100件まで。"
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              form={posted?.formId}
              name="addressText"
              rows={5}
              value={text}
              aria-invalid={problem ? true : undefined}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            />
          )}
        </Field>
        {posted?.table !== undefined && (
          <input type="hidden" form={posted.formId} name="addressTable" value={posted.table} />
        )}
        {problem && (
          <Panel tone="danger" isAnnounced title="お届け先は、まだ追加していません。">
            <span className={styles.message}>{problem}</span>
          </Panel>
        )}
        <AddressFile
          onText={(found) => {
            change({ append: found })
            setProblem(undefined)
          }}
          onRefused={setProblem}
        />
        <Button
          type={posted ? 'submit' : 'button'}
          form={posted?.formId}
          name="intent"
          value="address-text"
          isPending={pending === 'read'}
          pendingLabel="読み取っています"
          onClick={(event) => {
            event.preventDefault()
            if (text.length > textMax) setProblem(tooLargeWords)
            else void run('read', read)
          }}
        >
          お届け先を読み取る
        </Button>
        {added !== undefined && (
          <Panel tone="positive" isAnnounced>
            {added}
          </Panel>
        )}
        {readings.length > 0 && (
          <Readings
            readings={readings}
            change={change}
            phone={phone}
            list={list}
            isPending={pending === 'add'}
            onAdd={() => void run('add', async () => setAdded(await addAll(onAdd)))}
          />
        )}
      </div>
    </Disclosure>
  )
}

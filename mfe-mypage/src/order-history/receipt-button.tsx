import type { Order } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, SubmitButton, TextField } from '@storefront/forms'
import { checkPrintable } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Button, Dialog } from '@storefront/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { nameReceipt, saveReceipt, type ReceiptWords } from './order-history.api'
import styles from './order-history.module.css'

const wordsMaxLength = 40
const printable = [checkPrintable]
const done = '領収書をダウンロードしました'

/** Asks for the addressee and proviso on the first receipt. Later receipts are copies of the first. */
export function ReceiptButton({ order }: { order: Order }) {
  const { run, isPending } = useCommand()
  const { revalidate } = useRevalidator()
  const [isOpen, setIsOpen] = useState(false)

  async function issue(words: ReceiptWords) {
    await nameReceipt(order, words)
    await saveReceipt(order)
    setIsOpen(false)
    publish('toast.raised', { type: 'positive', message: done })
    await revalidate()
  }

  if (order.receipt_issued_at)
    return (
      <Button
        icon="download"
        isPending={isPending}
        onClick={() => void run(() => saveReceipt(order), { done })}
      >
        領収書を再発行する
      </Button>
    )
  return (
    <>
      <Button icon="download" onClick={() => setIsOpen(true)}>
        領収書を発行する
      </Button>
      <Dialog isOpen={isOpen} title="領収書の発行" onClose={() => setIsOpen(false)}>
        <p className={styles.warning}>
          宛名と但し書きは、発行したあとは変更できません。2回目からの領収書には「再発行」と記されます。
        </p>
        <Form<ReceiptWords>
          label="領収書の発行"
          initialValues={{
            receipt_name: order.receipt_name ?? order.orderer.name,
            receipt_proviso: order.receipt_proviso ?? 'お品代',
          }}
          onSubmit={issue}
        >
          <TextField
            name="receipt_name"
            label="宛名"
            isRequired
            maxLength={wordsMaxLength}
            rules={printable}
            help="「様」が付きます。"
          />
          <TextField
            name="receipt_proviso"
            label="但し書き"
            isRequired
            maxLength={wordsMaxLength}
            rules={printable}
            help="「但し、○○として」と記されます。"
          />
          <SubmitButton isWide icon="download">
            発行してダウンロードする
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}

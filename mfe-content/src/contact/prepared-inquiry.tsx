import type { FormLayout } from '@storefront/contracts'
import { Button, Card, DataList, Page } from '@storefront/ui'
import { answersInWords } from './contact.rules'
import styles from './contact.module.css'

/** Renders the confirmation page without scripts. Hidden fields contain the input. */
export function PreparedInquiry({ layout, values }: { layout: FormLayout; values: Record<string, string> }) {
  const kept = Object.entries(values).filter(([name]) => name !== 'intent')
  return (
    <Page title="お問い合わせ内容の確認" width="reading">
      <form className={styles.stack} method="post" aria-label="お問い合わせの送信">
        <Card>
          <DataList rows={answersInWords(layout, values)} />
        </Card>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value="send" variant="primary" size="lg" isWide>
          この内容で送信する
        </Button>
        <Button type="submit" name="intent" value="edit" variant="quiet">
          入力に戻る
        </Button>
      </form>
    </Page>
  )
}

import { AddressDivision, type UserAddress } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { Button, Disclosure } from '@storefront/ui'
import { useState } from 'react'
import { useConfirmation } from '../../confirmation'
import { exportAddresses, removeAllAddresses } from '../address.api'
import { AddressImport } from './address-import'
import styles from './address-csv.module.css'

type AddressBookFileProps = { addresses: readonly UserAddress[]; limit: number | null }

export function AddressBookFile({ addresses, limit }: AddressBookFileProps) {
  const { ask, question, run, isPending } = useConfirmation((count: number) => ({
    title: 'お届け先をすべて削除',
    text: `ご自身の住所を除くお届け先${count}件を、すべて削除します。元に戻すことはできません。`,
    command: removeAllAddresses,
    done: 'お届け先をすべて削除しました',
  }))
  const [losses, setLosses] = useState<readonly string[]>([])
  const removable = addresses.filter(({ division_ct }) => division_ct !== AddressDivision.own).length

  async function saveAs(encoding: 'utf8' | 'sjis') {
    setLosses([])
    const state = await exportAddresses(encoding).catch(showLosses)
    if (state === 'refused') return
    const isSaved = state === 'saved'
    publish(
      'toast.raised',
      isSaved
        ? { type: 'positive', message: 'エクスポートが完了しました' }
        : { type: 'caution', message: '遅延処理中なのでしばらくお待ちください' },
    )
  }
  /** Shows the characters that the encoding can't represent. Rethrows any other error. */
  function showLosses(error: unknown) {
    if (!(error instanceof ResponseError) || !error.errors.encoding) throw error
    setLosses(error.errors.encoding)
    return 'refused' as const
  }

  return (
    <div className={styles.tools}>
      <Disclosure summary="お届け先をまとめて扱う" level="h2">
        <section className={styles.part} aria-label="インポート">
          <AddressImport kept={addresses.length} limit={limit} />
        </section>
        <section className={styles.part} aria-label="エクスポート">
          <p>登録したお届け先を、CSVファイルに書き出します。</p>
          <div className={styles.actions}>
            <Button icon="download" isPending={isPending} onClick={() => void run(() => saveAs('utf8'))}>
              エクスポートする（UTF-8）
            </Button>
            <Button icon="download" isPending={isPending} onClick={() => void run(() => saveAs('sjis'))}>
              エクスポートする（Shift_JIS）
            </Button>
          </div>
          <Losses sentences={losses} />
        </section>
        {removable > 0 && (
          <section className={styles.part} aria-label="すべて削除">
            <Button variant="quiet" icon="trash" isPending={isPending} onClick={() => ask(removable)}>
              お届け先をすべて削除する
            </Button>
          </section>
        )}
      </Disclosure>
      {question}
    </div>
  )
}

function Losses({ sentences: [advice, ...lines] }: { sentences: readonly string[] }) {
  return (
    <div role="alert">
      {advice && (
        <div className={styles.losses}>
          <p>{advice}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

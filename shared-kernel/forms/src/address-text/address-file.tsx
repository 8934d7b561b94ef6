import { useBrowserValue } from '@storefront/state'
import { useId } from 'react'
import { textOfFile } from '../file/text-of-file.rules'
import { fileBytesMax, tooLargeWords } from './text-size.rules'
import styles from './address-text.module.css'

type AddressFileProps = { onText: (text: string) => void; onRefused: (words: string) => void }

/** Appends the text of a file for review. Needs JavaScript to read the file. */
export function AddressFile({ onText, onRefused }: AddressFileProps) {
  const id = useId()
  const isAlive = useBrowserValue(() => true, false)
  if (!isAlive) return null

  async function readFile(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    if (file.size > fileBytesMax) onRefused(tooLargeWords)
    else onText(textOfFile(await file.arrayBuffer()))
    input.value = ''
  }

  return (
    <p className={styles.file}>
      <label htmlFor={id}>ファイルを読み込む（CSV・テキスト、UTF-8・Shift_JIS）</label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => void readFile(currentTarget)}
      />
    </p>
  )
}

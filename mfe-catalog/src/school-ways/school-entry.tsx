import { Button, Field, TextInput } from '@storefront/ui'
import styles from './school-entry.module.css'

type SchoolEntryProps = { word?: string; label?: string }

/** Renders the search field for a school's code or name. It is a plain form, so it works without scripts. */
export function SchoolEntry({ word = '', label = '学校コードまたは学校名' }: SchoolEntryProps) {
  return (
    <form action="/school" role="search" aria-label="学校をさがす" className={styles.entry}>
      <Field label={label} help="学校コードは、学校から配られた注文書の右上にある番号です。">
        {(control) => (
          <TextInput
            {...control}
            key={word}
            name="word"
            defaultValue={word}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={40}
            placeholder="例：2101、緑が丘"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon="search">
        学校をさがす
      </Button>
    </form>
  )
}

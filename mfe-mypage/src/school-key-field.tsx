import { checkSchool } from '@storefront/contracts'
import { TextField, type OwnFieldProps } from '@storefront/forms'
import { call } from '@storefront/http'
import { foldWidth } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'
import { useState, type FocusEvent } from 'react'

const foldKey = (text: string) => foldWidth(text).trim()

/** The school's code, and the school it stands for, asked once the field is left (§3 School check). */
export function SchoolKeyField(props: OwnFieldProps) {
  const [school, setSchool] = useState<{ name: string | null }>()

  async function check(event: FocusEvent<HTMLInputElement>) {
    const key = foldKey(event.target.value)
    if (!key) return
    const { data } = await call(checkSchool, { body: { key } })
    setSchool({ name: data.check ? data.name : null })
  }
  return (
    <div onBlur={check} onInput={() => setSchool(undefined)}>
      <TextField {...props} fold={foldKey} autoCapitalize="none" spellCheck={false} />
      {school && (
        <Panel tone={school.name ? 'positive' : 'caution'} isAnnounced>
          {school.name ?? '学校が見つかりません。注文書の学校コードをご確認ください。'}
        </Panel>
      )}
    </div>
  )
}

import { checkSchool } from '@storefront/contracts'
import { TextField, type OwnFieldProps } from '@storefront/forms'
import { call } from '@storefront/http'
import { normaliseWidth } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'
import { useState, type FocusEvent } from 'react'

const normaliseKey = (text: string) => normaliseWidth(text).trim()

/** Renders the school code field. Looks up the name of the school on blur (§3 School check). */
export function SchoolKeyField(props: OwnFieldProps) {
  const [school, setSchool] = useState<{ name: string | null }>()

  async function check(event: FocusEvent<HTMLInputElement>) {
    const key = normaliseKey(event.target.value)
    if (!key) return
    const { data } = await call(checkSchool, { body: { key } })
    setSchool({ name: data.check ? data.name : null })
  }
  return (
    <div onBlur={check} onInput={() => setSchool(undefined)}>
      <TextField {...props} normalise={normaliseKey} autoCapitalize="none" spellCheck={false} />
      {school && (
        <Panel tone={school.name ? 'positive' : 'caution'} isAnnounced>
          {school.name ?? '学校が見つかりません。注文書の学校コードをご確認ください。'}
        </Panel>
      )}
    </div>
  )
}

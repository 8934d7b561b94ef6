import { fieldKinds } from '@storefront/locale-ja'
import { setIn } from 'final-form'

/** Nests a form's values by the dots in the names of its fields. */
export function nestedValues<Values extends object>(form: FormData): Partial<Values> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return texts.reduce<object>(
    (all, [name, text]) => setIn(all, name, normalised(name, text)),
    {},
  ) as Partial<Values>
}

/** Normalises a value by the end of its field's name, as the browser does. */
function normalised(name: string, text: string): string | boolean {
  if (/(^|\.)is[_A-Z]\w*$/.test(name)) return text === 'on'
  const kind = kindsByName.find(([ending]) => ending.test(name))
  return kind ? fieldKinds[kind[1]].normalise(text) : text
}

const kindsByName: readonly [RegExp, keyof typeof fieldKinds][] = [
  [/name_kana$/, 'kana'],
  [/(first|last)_name$/, 'name'],
  [/postal_code$/, 'post'],
  [/phone_number$/, 'tel'],
  [/email$/, 'email'],
]

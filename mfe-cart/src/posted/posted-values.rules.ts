import { fieldKinds } from '@storefront/locale-ja'
import { setIn } from 'final-form'

/** Values of a form's controls, nested by the dots in their names. */
export function nestedValues<Values extends object>(form: FormData): Partial<Values> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return texts.reduce<object>(
    (all, [name, text]) => setIn(all, name, normalised(name, text)),
    {},
  ) as Partial<Values>
}

/** The end of a field's name selects its normalisation, the same as in the browser. */
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

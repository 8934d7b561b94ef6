import { registerUser } from '@storefront/contracts'
import { call } from '@storefront/http'
import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { formAction, seeOther } from '@storefront/remote/server'
import { keepPostedLogin, passPostedStep, type PostedLogin } from '@storefront/session/server'
import { agreementNeeded, checkTogether, toRegistration, type RegistrationValues } from './register.rules'

/** Registers without JavaScript. The API normalises values in the same way as the fields. */
export const registerAction = formAction({
  register: async (form) => {
    const values = valuesIn(form)
    const problems = {
      ...checkTogether(values),
      ...(values.is_agreed ? {} : { is_agreed: agreementNeeded }),
    }
    const errors = Object.entries(problems).map(([name, words]): [string, string[]] => [name, [words ?? '']])
    if (errors.length > 0) return { message: '入力内容をご確認ください', errors: Object.fromEntries(errors) }
    return afterRegistration(
      keepPostedLogin((await call(registerUser, { body: toRegistration(values) })).data),
    )
  },
  code: async (form) =>
    afterRegistration(
      await passPostedStep(
        Number(form.get('user_id')),
        normaliseToPlainDigits(String(form.get('verify_code') ?? '')),
      ),
    ),
})

const ticks = ['is_agreed', 'is_receive_newsletter']

/** Collects the posted values. Omits empty fields and converts checked boxes to true. */
function valuesIn(form: FormData): RegistrationValues {
  const texts = [...form].filter(([name, value]) => name !== 'intent' && value !== '')
  return Object.fromEntries(
    texts.map(([name, value]) => [name, ticks.includes(name) ? true : String(value)]),
  ) as RegistrationValues
}

const afterRegistration = async ({ outcome, userId }: PostedLogin) =>
  outcome === 'signed-in'
    ? seeOther('/register/complete')
    : { isPrepared: true, values: { user_id: String(userId) } }

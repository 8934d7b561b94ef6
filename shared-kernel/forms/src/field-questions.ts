import type { PostedForm } from '@storefront/http'
import { createContext, useContext, useEffect } from 'react'
import { setIn } from 'final-form'

/** Returns a question about the value, e.g. about a street without a house number. */
type Ask = (value: string) => string | undefined

/** The questions of a form's fields. Each value is asked about once, and then sent as it is. */
export class FieldQuestions {
  private readonly asks = new Map<string, Ask>()
  private readonly asked = new Map<string, string>()

  constructor({ values = {}, errors = {} }: Partial<PostedForm> = {}) {
    for (const name of Object.keys(errors)) this.asked.set(name, values[name] ?? '')
  }

  add(name: string, ask: Ask): () => void {
    this.asks.set(name, ask)
    return () => void this.asks.delete(name)
  }

  /** Returns the questions by field that haven't been asked about these values. */
  find(valueOf: (name: string) => string): Record<string, unknown> | undefined {
    let errors: Record<string, unknown> | undefined
    for (const [name, { question }] of Object.entries(this.list(valueOf)))
      errors = setIn(errors ?? {}, name, question) as Record<string, unknown>
    return errors
  }

  /** Lists the same questions by the fields' whole names, with the values that they are about. */
  list(valueOf: (name: string) => string): AskedQuestions {
    const found: AskedQuestions = {}
    for (const [name, ask] of this.asks) {
      const value = valueOf(name)
      const question = this.asked.get(name) === value ? undefined : ask(value)
      if (question === undefined) continue
      this.asked.set(name, value)
      found[name] = { value, question }
    }
    return found
  }
}

export type AskedQuestions = Record<string, { value: string; question: string }>

export const FormQuestions = createContext(new FieldQuestions())

/** Questions that were asked together with the errors of other fields. */
export const QuestionsAsked = createContext<AskedQuestions>({})

/** Returns the question about the field, until its value changes. */
export function useAskedQuestion(name: string, value: string): string | undefined {
  const asked = useContext(QuestionsAsked)[name]
  return asked?.value === value ? asked.question : undefined
}

/** Asks once about the field's value when the form is sent. */
export function useFieldQuestion(name: string, ask: Ask) {
  const questions = useContext(FormQuestions)
  useEffect(() => questions.add(name, ask), [questions, name, ask])
}

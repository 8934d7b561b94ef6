import { useEffect, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { useHeldWhilePressing } from './fields/held-while-pressing.state'

const wholeName = /^(\S+)[\s\u3000]+(\S+)$/
const subscription = { value: true, active: true }

/**
 * Splits a whole name that was typed into the family name's field, once the shopper leaves it with the given
 * name empty. Returns true once it has split a name.
 */
export function useSplitName(lastName: string, firstName: string): boolean {
  const form = useForm()
  const last = useField<string>(lastName, { subscription })
  const first = useField<string>(firstName, { subscription })
  const [isSplit, setIsSplit] = useState(false)
  const isOpen = !last.meta.active && (first.input.value ?? '') === ''
  const parts = useHeldWhilePressing(
    isOpen ? (wholeName.exec((last.input.value ?? '').trim())?.[0] ?? '') : '',
  )
  if (parts !== '' && !isSplit) setIsSplit(true)
  useEffect(() => {
    const [, family, given] = wholeName.exec(parts) ?? []
    if (!family || !given) return
    form.batch(() => {
      form.change(lastName, family)
      form.change(firstName, given)
    })
  }, [form, parts, lastName, firstName])
  return isSplit
}

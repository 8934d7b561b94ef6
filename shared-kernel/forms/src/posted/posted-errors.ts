import { createContext, useContext } from 'react'

/** Messages of a posted form by field. */
export const PostedErrors = createContext<Record<string, string[]>>({})

export const usePostedError = (name: string): string | undefined => useContext(PostedErrors)[name]?.join(' ')

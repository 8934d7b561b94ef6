import { createContext, useContext } from 'react'

export const PostedErrors = createContext<Record<string, string[]>>({})

export const usePostedError = (name: string): string | undefined => useContext(PostedErrors)[name]?.join(' ')

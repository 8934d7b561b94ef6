/** Appends an honorific unless the giver has already typed one. */
export function addressed(name: string): string {
  return /(さま|様|さん|ちゃん|くん)$/.test(name) ? name : `${name}さま`
}

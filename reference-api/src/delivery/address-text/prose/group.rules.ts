import { noParts, type PersonParts } from '../finish-address.rules'
import { splitKana } from '../person/split-name.rules'
import type { Item, Known } from './items.rules'

export type Person = { parts: PersonParts; firstLine: number; lastLine: number }

type Place = { firstLine: number; lastLine: number }

/** Collects items into persons: an item that the current person already has begins the next one. */
export class PersonCollector {
  readonly persons: Person[] = []
  private current = noParts()
  private last: Item['kind'] | undefined
  private lines: Place | undefined
  private hasNumber = false

  get known(): Known {
    const { place, postal, name, company } = this.current
    return {
      postal,
      hasPlace: place !== '',
      hasNumber: this.hasNumber,
      isPlaceLast: this.last === 'place' || this.last === 'more-place',
      isNameLast: this.last === 'name',
      hasPerson: name !== undefined || company.length > 0,
    }
  }

  get company(): string {
    return this.current.company.join(' ')
  }

  get isComplete(): boolean {
    return this.current.place !== '' && this.known.hasPerson
  }

  get hasPlaceOnly(): boolean {
    return this.current.place !== '' && !this.known.hasPerson
  }

  add(item: Item, next: Item | undefined, lines: Place): void {
    if (this.isConflict(item, next)) this.flush()
    this.lines = { firstLine: this.lines?.firstLine ?? lines.firstLine, lastLine: lines.lastLine }
    this.store(item)
    this.last = item.kind
  }

  private isConflict(item: Item, next: Item | undefined): boolean {
    const { name, kana, place, postal, phones } = this.current
    if (item.kind === 'name')
      return name !== undefined && this.last !== 'name' && (place !== '' || phones.length > 0)
    if (item.kind === 'kana') return kana !== undefined && place !== ''
    if (item.kind === 'company') return this.isComplete || (place !== '' && this.current.company.length > 0)
    if (item.kind === 'postal') return this.isNextPostal(item.digits, postal, place, next)
    if (item.kind === 'place') return place !== ''
    if (item.kind === 'same') return place !== ''
    return false
  }

  /** A code behind an address completes it, unless another address follows. */
  private isNextPostal(digits: string, postal: string, place: string, next: Item | undefined): boolean {
    if (postal !== '') return postal !== digits || place !== ''
    return place !== '' && next?.kind !== 'phone' && (!this.known.isPlaceLast || next?.kind === 'place')
  }

  private store(item: Item): void {
    const { current } = this
    switch (item.kind) {
      case 'name':
        this.storeName(item)
        break
      case 'kana':
        current.kana ??= splitKana(item.text, current.name)
        break
      case 'company':
      case 'department':
        if (item.kind === 'company' || current.company.length > 0) current.company.push(item.text)
        break
      case 'postal':
        current.postal = item.digits
        break
      case 'place':
        current.place = item.text
        this.hasNumber = item.isWithNumber
        break
      case 'more-place':
        this.storeMore(item.text)
        break
      case 'phone':
        current.phones.push({ number: item.number, isRestored: false, isOfPlace: true })
        break
      case 'same':
        this.repeatPlace()
    }
  }

  /** Two names in a row share the address; a bare name without anything beside it is forgotten. */
  private storeName({ name }: Extract<Item, { kind: 'name' }>): void {
    const { current } = this
    const isBeside = current.name !== undefined && this.last === 'name'
    if (isBeside)
      current.name = { ...current.name!, unsure: [...new Set([...current.name!.unsure, 'first' as const])] }
    else current.name = name
  }

  private storeMore(text: string): void {
    const { current } = this
    if (this.hasNumber || !/\d/.test(text)) current.building.push(text)
    else {
      current.place += current.place.endsWith('-') ? text : ` ${text}`
      this.hasNumber = true
    }
  }

  private repeatPlace(): void {
    const before = this.persons.at(-1)?.parts
    if (!before) return
    Object.assign(this.current, {
      place: before.place,
      postal: before.postal,
      building: [...before.building],
    })
  }

  /** Ends the current person. Keeps it only if it has an address, or a name with a phone number. */
  flush(): void {
    const { place, postal, name, kana, phones } = this.current
    const isPerson =
      place !== '' || ((name !== undefined || kana !== undefined) && (postal !== '' || phones.length > 0))
    if (isPerson && this.lines) this.persons.push({ parts: this.current, ...this.lines })
    this.current = noParts()
    this.last = undefined
    this.lines = undefined
    this.hasNumber = false
  }
}

import type { HarmfulRelease } from '../release-case'
import { rewrites } from '../rewritten-page'

export const accessibility: HarmfulRelease[] = [
  {
    remote: 'content',
    mistake: 'detaches the labels of its fields',
    breakage: { server: rewrites('/ for="[^"]*"/g', '') },
    cause: /the (field|list) \S+ has lost its name/,
  },
  {
    remote: 'catalog',
    mistake: 'gives a button the role of a text',
    breakage: { server: rewrites('/<button value="add"/g', '<button role="note" value="add"') },
    cause: /the button カートに入れる .*(no longer|not) a button/,
  },
  {
    remote: 'mypage',
    mistake: 'hides its forms from screen readers',
    breakage: { server: rewrites('"<form "', '<form aria-hidden="true" ') },
    cause: /hidden from (assistive technology|screen readers)/,
  },
  {
    remote: 'content',
    mistake: 'has titles that are no headings',
    breakage: { server: rewrites('/<h1 /g', '<h1 role="presentation" ') },
    cause: /has no (h1|main heading|heading)/,
  },
  {
    remote: 'catalog',
    mistake: 'takes its buttons out of the tab order',
    breakage: { server: rewrites('/<button /g', '<button tabindex="-1" ') },
    cause: /(keyboard|tab order)/,
  },
]

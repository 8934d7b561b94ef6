import { describeNameRefusal } from './remote-name.mjs'

const checkout = {
  remotes: [
    { name: 'cart', routes: ['/cart', '/cart/*'] },
    { name: 'content', routes: ['/news', '/news/*', '/lp/*', '@static-pages'] },
  ],
  kernel: ['contracts', 'event-bus'],
}

test.each(['mfe-wishlist', 'mfe-gift-cards', 'mfe-newsletter'])('accepts %s', (name) => {
  expect(describeNameRefusal(name, checkout)).toBeUndefined()
})

test.each([
  ['', 'Which remote? For example: npm run create -- mfe-wishlist'],
  ['wishlist', 'wishlist is no name of a remote: call it mfe-wishlist.'],
  ['mfe-Wishlist', 'mfe-Wishlist has upper case: call it mfe-wishlist.'],
  ['mfe-wish_list', /^mfe-wish_list is no name of a remote: letters/],
  ['mfe-', /^mfe- is no name of a remote: letters/],
  ['mfe-cart', 'mfe-cart exists already.'],
  ['mfe-api', 'mfe-api is reserved: api names another part of the shop.'],
  ['mfe-event-bus', /^mfe-event-bus is reserved/],
  ['mfe-news', '/news belongs to mfe-content: choose another name.'],
  ['mfe-lp', '/lp belongs to mfe-content: choose another name.'],
])('refuses %p with a sentence', (name, sentence) => {
  expect(describeNameRefusal(name, checkout)).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  )
})

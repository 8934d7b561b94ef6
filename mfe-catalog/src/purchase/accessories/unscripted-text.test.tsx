import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { anAccessory, aProduct } from '../../testing/product-builders'
import { AccessoryChoices } from './accessory-choices'

const noshi = anAccessory({ id: 7, name: 'のし', choices: ['内祝', '御歳暮'] })

/** Returns the accessories of a product's page as a browser without scripts shows them. */
function served(url: string) {
  const html = renderToString(
    <MemoryRouter initialEntries={[url]}>
      <AccessoryChoices
        product={aProduct()}
        accessories={[noshi]}
        chosen={[]}
        onChange={() => undefined}
        formId="buy-form"
      />
    </MemoryRouter>,
  )
  return new DOMParser().parseFromString(html.replaceAll(/<\/?noscript>/g, ''), 'text/html')
}

test('submits an accessory’s first choice without scripts', () => {
  const page = served('/product/towel')

  expect(page.querySelector('select')).toBeNull()
  expect(page.querySelector('[type=hidden]')).toMatchObject({ name: 'noshi_heading_7', value: '内祝' })
  expect(page.body.textContent).toContain('表書きは「内祝」でお付けします。')
})

test('links to the fields for printed texts without scripts', () => {
  const link = served('/product/towel?occasion=oseibo').querySelector('a')!.getAttribute('href')!
  const page = served(`/product/towel${link}`)

  expect(link).toBe('?occasion=oseibo&accessory-text=1#accessories')
  expect(page.querySelector('section')!.id).toBe('accessories')
  expect(page.querySelector('details[open]')).not.toBeNull()
  expect(page.querySelector('select')).toMatchObject({ name: 'noshi_heading_7', value: '内祝' })
  expect(page.querySelectorAll('[type=hidden], a')).toHaveLength(0)
})

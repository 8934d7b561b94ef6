import { useEffect } from 'react'
import type { Product } from '@storefront/contracts'
import { currentSite } from '@storefront/site'
import { LinkButton, Page, Picture, Price, RichContent } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchProduct } from '../products.api'
import { publishOpened } from '../starter-events'
import styles from './starter-detail.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchProduct(params.key ?? '', request.signal)
}

export const handle = {
  isPrefetchable: true,
  head: ({ name }: Product) => ({ title: name, robots: 'noindex' }),
}

export function Component() {
  const { id, key, name, image, description, price_with_tax, unit_price } = useLoaderData<typeof loader>()
  const { isPricedWithoutTax } = currentSite().settings
  useEffect(() => publishOpened(id), [id])
  return (
    <Page
      title={name}
      width="reading"
      crumbs={[
        { label: 'トップ', href: '/' },
        { label: 'いま選べる商品', href: '/starter' },
        { label: name },
      ]}
    >
      <div className={styles.product}>
        {image && <Picture picture={image} sizes="(min-width: 48rem) 680px, 100vw" isPriority shape="wide" />}
        <p>
          <Price
            withTax={price_with_tax}
            size="lg"
            {...(isPricedWithoutTax ? { withoutTax: unit_price, isWithoutTaxFirst: true } : {})}
          />
        </p>
        <RichContent html={description} />
        <LinkButton href={`/product/${key}`}>この商品を購入する</LinkButton>
      </div>
    </Page>
  )
}

import type { Occasion } from '@storefront/contracts'
import { LinkButton, Page, Picture, RichContent, Section } from '@storefront/ui'
import { redirect, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router-dom'
import { ChoiceLinks } from '../gift-ways/choice-links'
import { fetchGoods, fetchOccasion } from '../gift-ways/gift-ways.api'
import { toBudgets, budgetText, periodText, type Budget } from '../gift-ways/gift-ways.rules'
import { GoodsList } from '../gift-ways/goods-list'
import {
  buildOccasionCrumbs,
  buildOccasionHead,
  openBudget,
  readOccasionQuery,
  writeOccasionQuery,
  type OccasionQuery,
} from './occasion.rules'
import styles from './occasion.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = params.key ?? ''
  const asked = readOccasionQuery(new URL(request.url).searchParams)
  const { priceFrom: price_from, priceTo: price_to } = asked
  const [occasion, goods] = await Promise.all([
    fetchOccasion(key, request.signal),
    fetchGoods({ occasion: [key], price_from, price_to }, asked, request.signal),
  ])
  const { last } = goods.pagination
  if (asked.page > last) throw redirect(writeOccasionQuery(key, { ...budgetOf(asked), page: last }))
  return { occasion, asked, ...goods }
}

export { ListSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: buildOccasionHead }

export function Component() {
  const { occasion, asked, products, pagination } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const isReloading = navigation.state === 'loading' && navigation.location.pathname.startsWith('/occasion/')
  return (
    <Page title={occasion.name} lead={occasion.lead} crumbs={buildOccasionCrumbs(occasion)}>
      <InShort occasion={occasion} />
      <div className={styles.goods}>
        <Section title={`${occasion.name}の品`} id="goods">
          <Budgets occasion={occasion} asked={asked} />
          <div aria-busy={isReloading} className={isReloading ? styles.reloading : undefined}>
            <GoodsList
              title={`${occasion.name}の品`}
              products={products}
              pagination={pagination}
              range={asked}
              hrefFor={(range) => writeOccasionQuery(occasion.key, { ...budgetOf(asked), ...range })}
              occasion={occasion.noshi ? occasion.key : undefined}
              nothing={{
                icon: 'search',
                title: 'このご予算の品は、いまございません',
                action: (
                  <LinkButton href={writeOccasionQuery(occasion.key, { ...openBudget, page: 1 })}>
                    すべてのご予算で見る
                  </LinkButton>
                ),
              }}
            />
          </div>
        </Section>
      </div>
      <Manners occasion={occasion} />
    </Page>
  )
}

const budgetOf = ({ priceFrom, priceTo }: OccasionQuery): Budget => ({ priceFrom, priceTo })

function InShort({ occasion }: { occasion: Occasion }) {
  const { image, noshi } = occasion
  return (
    <div className={styles.short}>
      {image && <Picture picture={image} sizes="160px" shape="wide" alt="" className={styles.picture} />}
      <dl className={styles.facts}>
        <div>
          <dt>贈る時期</dt>
          <dd>{periodText(occasion)}</dd>
        </div>
        <div>
          <dt>のしの表書き</dt>
          <dd>{noshi ? `「${noshi.title}」${noshi.cord}` : 'のしはかけず、包装とカードで'}</dd>
        </div>
        {occasion.recipients.length > 0 && (
          <div>
            <dt>贈る相手</dt>
            <dd>{occasion.recipients.map(({ name }) => name).join('、')}</dd>
          </div>
        )}
        <div>
          <dt>くわしく</dt>
          <dd>
            <a href="#manners">{occasion.name}のマナー</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Budgets({ occasion, asked }: { occasion: Occasion; asked: OccasionQuery }) {
  if (occasion.budgets.length === 0) return null
  const choices = [openBudget, ...toBudgets(occasion)].map((budget) => ({
    label: budgetText(budget),
    href: writeOccasionQuery(occasion.key, { ...budget, page: 1 }),
    isChosen: budget.priceFrom === asked.priceFrom && budget.priceTo === asked.priceTo,
  }))
  return <ChoiceLinks isOneLine label="ご予算（税込）" choices={choices} />
}

function Manners({ occasion }: { occasion: Occasion }) {
  const { noshi } = occasion
  return (
    <Section title={`${occasion.name}のマナー`} id="manners">
      <dl className={styles.manners}>
        {occasion.manners.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {noshi && (
          <div>
            <dt>のし</dt>
            <dd>
              表書きは「{noshi.title}」、水引は{noshi.cord}。{noshi.note}
            </dd>
          </div>
        )}
      </dl>
      {occasion.body && (
        <div className={styles.body}>
          <RichContent html={occasion.body} />
        </div>
      )}
    </Section>
  )
}

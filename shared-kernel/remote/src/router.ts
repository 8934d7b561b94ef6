/**
 * The part of React Router that remotes use: shares only this list, so that the rest stays out of the page.
 */
export {
  createBrowserRouter,
  createStaticHandler,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'

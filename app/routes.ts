import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** The site map, one line a screen: customer, admin, public, and what serves them all. */
export default [
  layout("shell/customer.tsx", [
    route("customer/clients", "features/clients/clients.tsx"),
    route("customer/clients/new", "features/clients/new-client.tsx"),
    route("customer/clients/:id", "features/clients/client.tsx"),
    route("customer/products", "features/items/products.tsx"),
    route("customer/products/new", "features/items/new-product.tsx"),
    route("customer/products/:id", "features/items/product.tsx"),
    route("customer/ingredients", "features/items/ingredients.tsx"),
    route("customer/ingredients/new", "features/items/new-ingredient.tsx"),
    route("customer/ingredients/:id", "features/items/ingredient.tsx"),
    route("customer/imports", "features/imports/imports.tsx"),
    route("customer/imports/new", "features/imports/new-import.tsx"),
    route("customer/imports/:id", "features/imports/import.tsx"),
    route("customer/find-items", "features/recipes/find-items.ts"),
    route("customer/recipes", "features/recipes/list.tsx"),
    route("customer/recipes/new", "features/recipes/new.tsx"),
    route("customer/recipes/preview", "features/recipes/preview.ts"),
    route("customer/recipes/:id", "features/recipes/detail.tsx"),
    route("customer/rnd-products", "features/recipes/rnd.tsx"),
    route("customer/suppliers", "features/suppliers/suppliers.tsx"),
    route("customer/suppliers/new", "features/suppliers/new-supplier.tsx"),
    route("customer/suppliers/:id", "features/suppliers/supplier.tsx"),
  ]),

  layout("shell/admin.tsx", [route("admin/dashboard", "features/admin/dashboard.tsx")]),

  layout("shell/public.tsx", [
    index("features/public/home.tsx"),
    route("login", "features/account/login.tsx"),
    route("register", "features/account/register.tsx"),
    route("forgot-password", "features/account/forgot-password.tsx"),
    route("privacy", "features/legal/privacy.tsx"),
    route("legal", "features/legal/legal.tsx"),
    route("legal/terms", "features/legal/terms.tsx"),
    route("contact-support", "features/public/contact-support.tsx"),
    route("unauthorized", "features/public/unauthorized.tsx"),
    route("dev/kit", "features/kit/kit.tsx"),
  ]),

  route("customer/exports/:module", "features/imports/export.ts"),
  route("logout", "features/account/logout.ts"),
  route("preferences", "shell/preferences.ts"),
  route("*", "shell/not-found.tsx"),
] satisfies RouteConfig;

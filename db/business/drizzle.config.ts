import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./db/business/index.ts", out: "./db/migrations/business" });

import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./db/platform/index.ts", out: "./db/migrations/platform" });
